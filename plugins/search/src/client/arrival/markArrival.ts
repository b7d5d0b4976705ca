import './arrival.css';

const NAME = 'search-words';
const MAX_MARKS = 200;
const HEADINGS = 'h1, h2, h3, h4';

/** Texts of the section that begins at the anchor, or of the whole page. A long name with `<wbr>` in it is one text of several nodes. */
function sectionTexts(anchor: string): Text[][] {
  const root = document.querySelector('main');
  const heading = anchor ? document.getElementById(anchor) : null;
  if (!root) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  if (heading) walker.currentNode = heading;
  const texts: Text[][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const over = heading && node.parentElement?.closest(HEADINGS);
    if (over && !heading.contains(over) && over.tagName <= heading.tagName) break;
    if (node.previousSibling?.nodeName === 'WBR') texts.at(-1)?.push(node as Text);
    else texts.push([node as Text]);
  }
  return texts;
}

/** The node of a text that holds the character before an offset, and the offset in it. */
function placeIn([first, ...rest]: readonly Text[], offset: number): [Text, number] {
  return offset > first!.length ? placeIn(rest, offset - first!.length) : [first!, offset];
}

/** A word by itself, in capitals or not: `id` is not in `video`. */
const patternOf = (word: string) => new RegExp(`(?<!\\w)${word.replace(/\W/g, '\\$&')}(?!\\w)`, 'gi');

function rangesOf(texts: readonly Text[][], words: readonly string[]): Range[] {
  const patterns = words.map(patternOf);
  const ranges: Range[] = [];
  for (const nodes of texts) {
    const content = nodes.map(({data}) => data).join('');
    for (const pattern of patterns) {
      for (const {index, 0: {length}} of content.matchAll(pattern)) {
        if (ranges.length === MAX_MARKS) return ranges;
        const range = document.createRange();
        range.setStart(...placeIn(nodes, index));
        range.setEnd(...placeIn(nodes, index + length));
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/**
 * Marks words without touching the document: the highlight API paints over the text, so React's tree stays as it is.
 * Returns what removes the marks; Escape does too.
 */
export function markArrival(anchor: string, words: readonly string[]): () => void {
  const ranges = rangesOf(sectionTexts(anchor), words.filter(Boolean));
  if (ranges.length === 0) return () => undefined;
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const controller = new AbortController();
  const clear = () => {
    CSS.highlights.delete(NAME);
    controller.abort();
  };
  addEventListener('keydown', ({key}) => key === 'Escape' && clear(), {signal: controller.signal});
  return clear;
}
