import {contentHash} from '@x2p2p/build-tools/bundle';
import type {Facets} from '../options.ts';
import {CRUMB, FORMAT, HEAD_FILE, type HeadFile, type RecordColumns, type ShardEntry, type TextShard} from '../shared/indexFormat.ts';
import {packWords} from '../shared/packWords.ts';
import {shortAnchor} from '../shared/shortAnchor.ts';
import {shortIdentifiers} from '../shared/shortIdentifiers.ts';
import type {ExtractedPage, PageRecord} from './extractPage.ts';
import {facetColumns} from './facetColumns.ts';
import {pinyinTables} from './pinyinTables.ts';
import {snippetTexts} from './snippetTexts.ts';
import {traditionalPairs} from './traditionalPairs.ts';
import {wordSets} from './wordSets.ts';

export interface IndexFile {
  name: string;
  content: string;
}

export interface IndexLimits {
  /** Headings go into the head while there are at most this many; a larger site sends them right after it. */
  headingsInHead: number;
  /** Records in each file after the head: every file improves the answers as it arrives. */
  recordsInShard: number;
  /** Characters in a text file: a snippet needs one whole file. */
  textCharacters: number;
  /** Roughly the largest number of text files; those of a larger site hold more. */
  textFiles: number;
}

const DEFAULT_LIMITS: IndexLimits = {headingsInHead: 4000, recordsInShard: 4000, textCharacters: 600, textFiles: 1000};

interface NumberedRecord {
  page: number;
  record: PageRecord;
}

function columns(records: readonly NumberedRecord[]): RecordColumns {
  const counts: number[] = [];
  for (const {page} of records) {
    while (counts.length <= page) counts.push(0);
    counts[page]!++;
  }
  return {
    counts,
    levels: records.map(({record}) => record.level).join(''),
    anchors: records.map(({record: {anchor, heading, level}}) => shortAnchor(anchor, level === 1 ? '' : heading)),
    // A page's own record repeats its title, which the head already has.
    headings: records.map(({record}) => (record.level === 1 ? '' : record.heading)),
    aliases: records.map(({record}) => record.aliases?.join(' ') ?? ''),
    identifiers: records.map(({record: {identifiers, heading, level}}) => shortIdentifiers(identifiers, level === 1 ? '' : heading)),
  };
}

/** Consecutive pieces of about `limit`, at least one item each. */
function pieces<T>(items: readonly T[], limit: number, size: (item: T) => number = () => 1): T[][] {
  const result: T[][] = [];
  let room = 0;
  for (const item of items) {
    if (result.length === 0 || room < size(item)) {
      result.push([]);
      room = limit;
    }
    result.at(-1)!.push(item);
    room -= size(item);
  }
  return result;
}

const hashOf = (content: string) => contentHash(content, 10);

const shard = (kind: ShardEntry['kind'], value: object): ShardEntry & {content: string} => {
  const content = JSON.stringify(value);
  return {kind, file: `${kind}-${hashOf(content)}.json`, content};
};

function charactersOf(records: readonly PageRecord[]): Set<string> {
  const characters = new Set<string>();
  for (const {heading, text} of records) for (const character of heading + text) characters.add(character);
  return characters;
}

/** Extracted pages to the files of the index, the head last. */
export function buildIndex(pages: readonly ExtractedPage[], facets: Facets, limits: IndexLimits = DEFAULT_LIMITS): IndexFile[] {
  if (pages.length === 0) throw new Error('Search: no page to index');
  const all = pages.flatMap(({records}, page) => records.map((record) => ({page, record})));
  const isLarge = all.length > limits.headingsInHead;
  const inHead = isLarge ? all.filter(({record}) => record.level === 1) : all;
  const later = isLarge
    ? pieces(
        all.filter(({record}) => record.level > 1),
        limits.recordsInShard,
      )
    : [];
  const records = [...inHead, ...later.flat()].map(({record}) => record);

  let from = 0;
  const wordShards = pieces(wordSets(records), limits.recordsInShard).map((sets) => {
    const packed = packWords(from, sets);
    from += sets.length;
    return shard('words', packed);
  });
  const shards = [...later.map((headings) => shard('headings', columns(headings))), ...wordShards];

  const snippets = snippetTexts(records);
  const charactersInAll = snippets.reduce((sum, {length}) => sum + length, 0);
  const texts: TextShard[] = pieces(snippets, Math.max(limits.textCharacters, charactersInAll / limits.textFiles), ({length}) => length);
  const folder = `texts-${hashOf(JSON.stringify(texts))}`;

  const routes = pages.map(({route}) => route);
  const head: HeadFile = {
    format: FORMAT,
    routes,
    titles: pages.map(({title}) => title),
    crumbs: pages.map(({crumbs}) => crumbs.join(CRUMB)),
    sdks: facets.sdks.map(({id, names, prior = 1}) => ({id, names: names.source, prior})),
    facets: facetColumns(routes, facets),
    records: columns(inHead),
    variants: {
      traditional: traditionalPairs(charactersOf(records)),
      ...pinyinTables(records.map(({heading}) => heading)),
    },
    shards: shards.map(({file, kind}) => ({file, kind})),
    texts: {folder, counts: texts.map((group) => group.length)},
  };
  return [
    ...shards.map(({file, content}) => ({name: file, content})),
    ...texts.map((group, number) => ({name: `${folder}/${number}.json`, content: JSON.stringify(group)})),
    {name: HEAD_FILE, content: JSON.stringify(head)},
  ];
}
