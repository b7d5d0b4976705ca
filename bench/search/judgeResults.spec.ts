import {expect, test} from 'vitest';
import {judge, recall, type Judged} from './judgeResults.ts';
import {loadQueries, type LabelledQuery} from './loadQueries.ts';
import type {TargetLinks} from './targetLinks.ts';

const SITE = 'https://www.x2p2p.example';
const heading = {page: 'docs/a', heading: '安装'};
const links: TargetLinks = new Map([[heading, 'docs/a#install']]);
const page: LabelledQuery = {group: 'g', query: 'q', targets: [{page: 'docs/a'}, {page: 'docs/b'}]};
const section: LabelledQuery = {group: 'g', query: 'q', targets: [heading, {page: 'docs/b'}]};
const none: LabelledQuery = {group: 'none', query: '红烧牛肉', targets: []};

test.each<[string, LabelledQuery, string[], [rank: number, sectionRank: number]]>([
  ['the page first', page, ['/docs/a'], [1, 1]],
  ['any section of the page', page, ['/docs/a#x'], [1, 1]],
  ['the second label', page, ['/docs/c', '/docs/b/'], [2, 2]],
  ['sections of one page are one page', page, ['/docs/c#1', '/docs/c#2', '/docs/a'], [2, 3]],
  ['another page', page, ['/docs/c'], [0, 0]],
  ['nothing', page, [], [0, 0]],
  ['the section', section, ['/docs/a#install'], [1, 1]],
  ['another section of its page', section, ['/docs/a#other', '/docs/a#install'], [1, 2]],
  ['the page without the section', section, ['/docs/a'], [1, 0]],
  ['nothing where nothing is to be found', none, [], [0, 0]],
  ['something where nothing is to be found', none, ['/docs/a', '/'], [0, 0]],
])('%s', (_, labelled, found, ranks) => {
  const {rank, sectionRank} = judge(
    labelled,
    found.map((path) => SITE + path),
    links,
  );
  expect([rank, sectionRank]).toEqual(ranks);
});

const judged = (labelled: LabelledQuery, ...found: string[]): Judged =>
  judge(
    labelled,
    found.map((path) => SITE + path),
    links,
  );

test('an answer to a query with nothing to find is reported, and counts for no page', () => {
  const good = [judged(page, '/docs/a'), judged(section, '/docs/c', '/docs/a#install'), judged(none)];
  expect(recall(good)).toEqual({queries: 2, at1: 0.5, at5: 1, sections: {queries: 1, at1: 0, at3: 1}, nothing: {queries: 1, answered: []}});
  const answered = judged(none, '/docs/a');
  expect(recall([...good, answered])).toEqual({...recall(good), nothing: {queries: 2, answered: [answered]}});
});

test('a share is of all queries, however far down the answer is', () => {
  const far = judged(page, '/1', '/2', '/3', '/4', '/5', '/docs/a');
  expect(recall([far, judged(page, '/docs/a'), judged(page), judged(page, '/1', '/2', '/3', '/4', '/docs/b')])).toMatchObject({
    queries: 4,
    at1: 0.25,
    at5: 0.5,
  });
});

test('the labels hold queries with nothing to find', () => {
  expect(
    loadQueries()
      .filter(({targets}) => targets.length === 0)
      .map(({query}) => query),
  ).toEqual(expect.arrayContaining(['竞价排队', '红烧牛肉', '再见']));
});
