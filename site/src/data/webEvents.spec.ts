import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {webEvents} from './webEvents.ts';

test('the pages have a heading and an entry for every event, in the order of the table', () => {
  const page = readFileSync(new URL('../../docs/hls-sdk/_events.mdx', import.meta.url), 'utf8');
  const names = webEvents.map(({name}) => name);
  expect(names.length).toBeGreaterThan(5);
  expect([...page.matchAll(/^### (\w+) \{\/\* #\1 \*\/\}\n\n<WebEvent name="\1" \/>$/gm)].map(([, name]) => name)).toEqual(names);
});
