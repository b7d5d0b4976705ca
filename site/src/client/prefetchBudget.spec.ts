import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {withinBudget} from './prefetchBudget.ts';

const KIB = 1024;
let entries: {initiatorType: string; name: string; startTime: number; transferSize: number}[] = [];
let now = 0;

beforeEach(() => {
  entries = [];
  now = 100_000;
  vi.stubGlobal('performance', {now: () => now, getEntriesByType: () => entries});
  vi.stubGlobal('navigator', {});
});

afterEach(() => void vi.unstubAllGlobals());

/** Each page weighs 20 KiB. */
const fetchPage = vi.fn(
  async (_path: string) => void entries.push({initiatorType: 'link', name: '/a.js', startTime: now, transferSize: 20 * KIB}),
);

async function fetchAll(paths: readonly string[]): Promise<string[]> {
  fetchPage.mockClear();
  const prefetch = withinBudget(fetchPage);
  for (const turn of paths.map((path) => prefetch(path))) await turn;
  return fetchPage.mock.calls.map(([path]) => path);
}

const thirty = Array.from({length: 30}, (_, index) => `/${index}`);

test('of thirty links that come into view at once, 80 KiB are fetched, in their order', async () => {
  expect(await fetchAll(thirty)).toEqual(['/0', '/1', '/2', '/3']);
});

test('scripts and styles of the page, and what was fetched more than a minute ago, do not count', async () => {
  entries = [
    {initiatorType: 'script', name: '/main.js', startTime: now - 1, transferSize: 200 * KIB},
    {initiatorType: 'link', name: '/styles.css', startTime: now - 1, transferSize: 200 * KIB},
    {initiatorType: 'link', name: '/a.js', startTime: now - 60_001, transferSize: 200 * KIB},
  ];
  expect(await fetchAll(['/a'])).toEqual(['/a']);
});

test('a page that cannot be fetched holds no other back', async () => {
  const prefetch = withinBudget(vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('fetched'));
  await expect(prefetch('/a')).rejects.toThrow('offline');
  await expect(prefetch('/b')).resolves.toBe('fetched');
});

test('nothing on a slow connection', async () => {
  vi.stubGlobal('navigator', {connection: {effectiveType: '3g'}});
  expect(await fetchAll(thirty)).toEqual([]);
});
