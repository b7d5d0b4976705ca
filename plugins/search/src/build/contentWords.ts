import {foldWidth} from '../shared/foldText.ts';
import {scanRuns} from '../shared/scanRuns.ts';

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/** Characters that are words of their own and say nothing alone. */
const FUNCTION_CHARACTERS = new Set(
  '的了在是和与或也都就又再才不没有会能要把被从到对为向于以及其之这那个一二三两几每各很太更最已将可所而但若则因由用给让使它你我他们上下中里外前后时内着过地得吗呢吧按当并请只还',
);
const FUNCTION_WORDS = new Set(
  '可以 这个 一个 如果 因为 所以 但是 不是 没有 他们 你的 我们 时候 这样 那么 以及 或者 并且 而且 什么 怎么 不会 不能 需要 自己 只有 就是 才能 之后 之前 其中 里面 这些 那些 每个 一次 不要 还是 已经 然后 由于 通过 进行 使用 the of and to in for is with'.split(
    ' ',
  ),
);

/** 的是, 它的, 由你 say nothing either; 不上, 没有 may be all that a complaint says. */
const isFunctionWord = (word: string) =>
  FUNCTION_WORDS.has(word) || [...word].every((character) => FUNCTION_CHARACTERS.has(character) && !/[不没]/.test(character));

/** 时区, 被禁: with the character after them, these say something. */
const BEGINS_WORDS = /[时被]/;

/** After a name, this is a version: `iOS 17.1`, `hls.js 1.5`. */
const VERSION = /^\d+\.\d+$/;

/** Nobody looks for a page by 6.34 or 12; an error number, a status or a version is another matter. */
const MEASUREMENT = /^(\d{1,2}|\d+\.\d+|\d{4}-\d{2}-\d{2}|\d{5,})$/;

interface Word {
  readonly word: string;
  /** Put together from the end of a word and a character that the segmenter left alone: 被限 is a word, 乎轮 is not. */
  readonly isGuess: boolean;
}

const known = new Map<string, readonly Word[]>();

/** The same runs of characters recur on page after page, and the segmenter is slow. */
function chineseWords(run: string): readonly Word[] {
  let words = known.get(run);
  if (!words) known.set(run, (words = segmentedWords(run).filter(({word}) => !isFunctionWord(word))));
  return words;
}

/**
 * The segmenter's dictionary does not know the terms of this trade: single characters that it leaves behind (鉴, 权) are put
 * together again, and one left alone is kept with the character before it.
 */
function segmentedWords(run: string): Word[] {
  const words: Word[] = [];
  const found = (word: string, isGuess = false) => words.push({word, isGuess});
  let singles = '';
  let followsWord = false;
  const putTogether = (at: number) => {
    if (singles.length > 1) found(singles);
    else if (singles && (followsWord || BEGINS_WORDS.test(run[at - 2] ?? ''))) found(run.slice(at - 2, at), followsWord);
    followsWord = false;
    singles = '';
  };
  for (const {segment, index} of segmenter.segment(run)) {
    if (segment.length === 1 && !FUNCTION_CHARACTERS.has(segment)) {
      singles += segment;
      continue;
    }
    putTogether(index);
    if (segment.length > 1) found(segment);
    followsWord = segment.length > 1;
  }
  putTogether(run.length);
  return words;
}

/** The words of a text that say what it is about, each with whether it is only a guess. */
export function contentWords(text: string): Map<string, boolean> {
  const folded = foldWidth(text);
  const words = new Map<string, boolean>();
  const add = (word: string, isGuess: boolean) => words.set(word, isGuess && words.get(word) !== false);
  let nameEnd = -1;
  for (const {kind, start, end} of scanRuns(folded)) {
    const run = folded.slice(start, end);
    if (kind !== 'latin') {
      chineseWords(run).forEach(({word, isGuess}) => add(word, isGuess));
      continue;
    }
    const isVersion = VERSION.test(run) && folded.slice(nameEnd, start) === ' ';
    if (run.length > 1 && (isVersion || !MEASUREMENT.test(run)) && !isFunctionWord(run)) add(run, false);
    if (/[a-z]/i.test(run)) nameEnd = end;
  }
  return words;
}
