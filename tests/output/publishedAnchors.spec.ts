import {describe, expect, test} from 'vitest';
import {movedSections} from '@x2p2p/site/data/movedSections';
import {allPages, isBuilt, readPage} from './builtSite.ts';
// Every anchor under /docs as it was on 2026-11-29, before sections began to move. Lines are added, never removed.
import published from './publishedAnchors.json' with {type: 'json'};

const idsOf = new Map<string, ReadonlySet<string>>();

/** The anchors of a page at which content stands: not those that only send readers on. */
function contentOf(route: string): ReadonlySet<string> {
  let ids = idsOf.get(route);
  if (!ids) {
    const {$} = readPage(route);
    ids = new Set(
      $('main [id]:not([data-moved])')
        .map((_, element) => $(element).attr('id'))
        .get(),
    );
    idsOf.set(route, ids);
  }
  return ids;
}

/** Whether an address leads to content: a page, or a place of it. */
function isContent(address: string): boolean {
  const [route = '', anchor] = address.split('#');
  return isBuilt(route) && (anchor === undefined || contentOf(route).has(anchor));
}

/** Where an address sends its reader, as the page itself says. */
function movedTo(route: string, anchor: string): string | undefined {
  const {$} = readPage(route);
  return $(`[id="${anchor}"][data-moved] a`).attr('href');
}

describe.each(Object.entries(published))('%s', (route, anchors) => {
  test('every anchor that was published leads to its content', () => {
    expect(anchors.length).toBeGreaterThan(0);
    const lost = anchors.filter((anchor) => !contentOf(route).has(anchor) && !isContent(movedTo(route, anchor) ?? '/gone'));
    expect(lost).toEqual([]);
  });
});

test('there are enough anchors to look at', () => {
  expect(Object.values(published).flat().length).toBeGreaterThan(600);
});

test('an address that leads nowhere is found', () => {
  expect(isContent('/docs/gone')).toBe(false);
  expect(isContent('/docs/hls-sdk/tuning#gone')).toBe(false);
  expect(isContent('/docs/hls-sdk/quicestart#tuning')).toBe(false);
  expect(isContent('/docs/hls-sdk/tuning#look-ahead')).toBe(true);
});

test.each(Object.entries(movedSections))('%s: what has moved was published there, and is sent on by the page', (route, sections) => {
  expect(sections.filter(({anchor}) => !(published as Record<string, string[]>)[route]?.includes(anchor))).toEqual([]);
  expect(sections.map(({anchor}) => movedTo(route, anchor))).toEqual(sections.map(({to}) => to));
});

test('our own links lead to the new places', () => {
  const old = new Set(Object.entries(movedSections).flatMap(([route, sections]) => sections.map(({anchor}) => `${route}#${anchor}`)));
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(50);
  const followed = pages.flatMap(({route, $}) =>
    $('a[href*="#"]')
      .map((_, link) => $(link).attr('href')!.replace(/^#/, `${route}#`))
      .get()
      .filter((href) => old.has(decodeURI(href)))
      .map((href) => `${route}: ${href}`),
  );
  expect(followed).toEqual([]);
});
