import {closedAround, reveal} from '@x2p2p/page/reveal';
import './arrival.css';

const NAME = 'search-words';
const MAX_MARKS = 200;
const HEADINGS = 'h1, h2, h3, h4';

/** Texts of the section that begins at the heading, or of the whole page. A long name with `<wbr>` in it is one text of several nodes. */
function sectionTexts(heading: Element | null): Text[][] {
  const root = document.querySelector('main');
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

const SHORTEST_WITHIN = 4;
const NOTHING = /(?!)/g;

type PatternOf = (word: string) => RegExp;

const piece = (word: string) => [...word].map((character) => character.replace(/\W/, '\\$&')).join('[._-]?');
/** A word by itself, in capitals or not, in one piece or joined: `id` is not in `video`, but `swarmid` is `swarm_id`. */
const alone: PatternOf = (word) => new RegExp(`(?<![^\\W_])${piece(word)}(?![^\\W_])`, 'gi');
/** A word in a longer name, where nothing stands alone; short ones are in too many. */
const within: PatternOf = (word) => (word.length < SHORTEST_WITHIN ? NOTHING : new RegExp(piece(word), 'gi'));

/** The places of each word; the first ones, where there are very many. */
function placesOf(texts: readonly Text[][], words: readonly string[], patternOf: PatternOf): Range[][] {
  return words.map((word) => {
    const ranges: Range[] = [];
    for (const nodes of texts) {
      const content = nodes.map(({data}) => data).join('');
      for (const {
        index,
        0: {length},
      } of content.matchAll(patternOf(word))) {
        if (ranges.length >= MAX_MARKS / words.length) return ranges;
        const range = document.createRange();
        range.setStart(...placeIn(nodes, index));
        range.setEnd(...placeIn(nodes, index + length));
        ranges.push(range);
      }
    }
    return ranges;
  });
}

/** A name that was typed, beside the parts of it that the section has. */
const isWhole = (word: string, words: readonly string[]): boolean =>
  words.filter((part) => part !== word && word.toLowerCase().includes(part.toLowerCase())).length > 1;

/** In the section, else anywhere in the page; by themselves, else within longer names. A whole name comes before its parts. */
function findPlaces(heading: Element | null, words: readonly string[]): Range[][] {
  const wholes = words.filter((word) => isWhole(word, words));
  for (const wanted of wholes.length > 0 ? [wholes, words] : [words]) {
    for (const texts of [sectionTexts(heading), sectionTexts(null)]) {
      for (const patternOf of [alone, within]) {
        // All words are marked where one of those wanted stands.
        if (placesOf(texts, wanted, patternOf).flat().length > 0) return placesOf(texts, words, patternOf);
      }
    }
  }
  return [];
}

const elementOf = ({startContainer}: Range) => startContainer.parentElement!;
const isShown = (range: Range) => !closedAround(elementOf(range));

function isInWindow(place: Range | Element): boolean {
  const {top, bottom} = place.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A word that stands only behind tabs or in closed details is shown there; of a long section, the part that has a mark. */
function bringIntoView(heading: Element | null, places: readonly Range[][]): void {
  const hidden = places.filter((ranges) => ranges.length > 0 && !ranges.some(isShown));
  const isHere = !heading || isInWindow(heading);
  for (const ranges of hidden) reveal(elementOf(ranges[0]!));
  // The reader has gone on meanwhile.
  if (!isHere) return;
  // The tabs are drawn by then; those further up may have become longer.
  requestAnimationFrame(() => {
    if (hidden.length > 0) heading?.scrollIntoView();
    // None, where another choice has hidden them again by then.
    const shown = places.flat().filter(isShown);
    if (shown[0] && !shown.some(isInWindow)) elementOf(shown[0]).scrollIntoView({block: 'center'});
  });
}

/**
 * Marks words without touching the document: the highlight API paints over the text, so React's tree stays as it is.
 * Returns what removes the marks; Escape does too.
 */
export function markArrival(anchor: string, words: readonly string[]): () => void {
  const heading = anchor ? document.getElementById(anchor) : null;
  const places = findPlaces(heading, words.filter(Boolean));
  const ranges = places.flat();
  if (ranges.length === 0) return () => undefined;
  CSS.highlights.set(NAME, new Highlight(...ranges));
  bringIntoView(heading, places);
  const controller = new AbortController();
  const clear = () => {
    CSS.highlights.delete(NAME);
    controller.abort();
  };
  addEventListener('keydown', ({key}) => key === 'Escape' && clear(), {signal: controller.signal});
  return clear;
}
