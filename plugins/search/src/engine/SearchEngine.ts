import {foldWidth} from '../shared/foldText.ts';
import {identifiersIn} from '../shared/identifiersIn.ts';
import {FORMAT, type HeadFile, type HeadingShard, type ShardEntry, type TextShard, type WordShard} from '../shared/indexFormat.ts';
import {latinTerms} from '../shared/latinTerms.ts';
import {unpackPairs} from '../shared/packPairs.ts';
import {unpackWords} from '../shared/packWords.ts';
import type {Answer, Question} from '../shared/protocol.ts';
import {scanRuns} from '../shared/scanRuns.ts';
import {chineseWords} from '../shared/synonyms.ts';
import {nameWeights} from './nameWeights.ts';
import type {ParsedQuery} from './ParsedQuery.ts';
import {parseQuery} from './parseQuery.ts';
import {PinyinReader} from './PinyinReader.ts';
import {asSpelled, presentPage} from './presentPage.ts';
import {rankPages, type RankedPage} from './rankPages.ts';
import {RecordStore} from './RecordStore.ts';
import {scoreUnits} from './scoreUnits.ts';
import {isEmpty} from './Span.ts';
import {TermIndex} from './TermIndex.ts';
import {TextFiles, type TextFile} from './TextFiles.ts';
import {textWeights} from './textWeights.ts';

const SECTIONS_PER_PAGE = 3;
/** Further sections of a page are shown when they are not much weaker than its best. */
const WORTH_SHOWING = 0.35;

/** The whole of search, without worker, network or page: files in, answers out. */
export class SearchEngine {
  readonly #store: RecordStore;
  readonly #index = new TermIndex();
  readonly #pinyin: PinyinReader;
  readonly #textFiles: TextFiles;
  readonly #simplified: ReadonlyMap<string, string>;
  /** Files still to come, in order. */
  readonly shards: readonly ShardEntry[];

  constructor(head: HeadFile) {
    if ((head.format as unknown) !== FORMAT)
      throw new Error(`The search index has format ${String(head.format)}, this program reads ${FORMAT}: reload the page.`);
    this.shards = head.shards;
    this.#store = new RecordStore(head);
    this.#textFiles = new TextFiles(head.texts);
    this.#pinyin = new PinyinReader(head.variants);
    this.#simplified = unpackPairs(head.variants.traditional);
    // Readers spell their own words, too: zhuanquan is 转圈.
    chineseWords.forEach((word) => this.#pinyin.learn(word));
    this.addHeadings(head.records);
  }

  /** Names of the files that belong to this head; texts by their folder. */
  get files(): string[] {
    return [...this.shards.map(({file}) => file), this.#textFiles.folder];
  }

  addHeadings(columns: HeadingShard): void {
    const [from, to] = this.#store.addSections(columns);
    for (let record = from; record < to; record++) {
      const {page, level, heading, identifiers, aliases} = this.#store.sections[record]!;
      const {crumbs, route} = this.#store.pages[page]!;
      this.#index.add('names', record, nameWeights({level, heading, identifiers, aliases, crumbs, route}));
      for (const {kind, start, end} of scanRuns(foldWidth(heading))) if (kind === 'han') this.#pinyin.learn(heading.slice(start, end));
    }
  }

  /** Adds the words of one record at a time, so that the caller can answer questions in between. */
  *addWords(shard: WordShard): Generator<void> {
    let record = shard.from;
    for (const words of unpackWords(shard)) {
      this.#index.add('texts', record++, textWeights(words));
      yield;
    }
    // Sorts the terms now, not at the reader's next key.
    this.#index.latinTerms();
  }

  addTexts(from: number, texts: TextShard): void {
    texts.forEach((text, offset) => {
      this.#store.sections[from + offset]!.text = text;
    });
  }

  /** Also says which text files would give the snippets that are missing. */
  ask({
    query,
    sdk,
    kind,
    from,
    prefer,
    neutral,
    limit,
  }: Question): Pick<Answer, 'pages' | 'found' | 'corrected' | 'preferred'> & {missing: TextFile[]} {
    const parsed = parseQuery(query, {
      index: this.#index,
      pinyin: this.#pinyin,
      simplified: this.#simplified,
      sdksNamed: this.#store.sdksNamed,
    });
    const scores = scoreUnits(parsed.units, this.#index, this.#store.sections.length);
    const preferred = sdk || parsed.sdks.length > 0 ? undefined : (this.#store.sdkOf(from) ?? prefer);
    const ranked = rankPages(parsed, scores, this.#store, {sdk, kind, prefer: neutral ? undefined : preferred});
    const shown = ranked.slice(0, limit).map((page) => ({...page, sections: worthShowing(page)}));
    const terms = termsToMark(parsed, query);
    const pages = shown.map((page) => presentPage(page, terms, this.#store));
    return {
      pages,
      found: ranked.length,
      preferred,
      corrected: parsed.corrected.map(({from, to}) => ({from, to: asSpelled(to, pages)})),
      missing: this.#missingTexts(shown),
    };
  }

  #missingTexts(pages: readonly RankedPage[]): TextFile[] {
    const missing = new Map<string, TextFile>();
    for (const {record} of pages.flatMap(({sections}) => sections)) {
      if (this.#store.sections[record]!.text !== undefined) continue;
      const textFile = this.#textFiles.fileOf(record);
      missing.set(textFile.file, textFile);
    }
    return [...missing.values()];
  }
}

const worthShowing = ({sections}: RankedPage) =>
  sections.slice(0, SECTIONS_PER_PAGE).filter(({score}) => score >= WORTH_SHOWING * sections[0]!.score);

/** Single characters are marked only when nothing longer was asked. */
function termsToMark({units}: ParsedQuery, query: string): Set<string> {
  const terms = units
    .filter(({span, isGeneric}) => !isEmpty(span) || isGeneric)
    .flatMap(({alternatives}) => alternatives.flatMap((alternative) => alternative.terms));
  const longer = terms.filter((term) => term.length > 1);
  const marked = new Set(longer.length ? longer : terms);
  // A name that the site has only within longer ones is asked for in parts, and marked as a whole.
  const names = identifiersIn(query)
    .map(latinTerms)
    .filter(({parts}) => parts.length > 0 && parts.every((part) => marked.has(part)));
  return new Set([...names.map(({whole}) => whole), ...marked]);
}
