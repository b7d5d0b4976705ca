import {readFileSync} from 'node:fs';
import {exampleSettings} from 'stream-doctor/model';
import {expect, it} from 'vitest';
import {address, settingsFrom} from './settings.ts';

const read = (search: string) => settingsFrom(address.parse(search).values);

it('opens with the example', () => {
  expect(read('')).toEqual(exampleSettings);
});

it('reads the three sliders, and the integrator’s count', () => {
  expect(read('?d=2&n=5&w=4')).toEqual({segmentDuration: 2, segmentCount: 5, highDemandTimeWindow: 4});
  expect(read('?s=3')).toEqual({...exampleSettings, liveSyncDurationCount: 3});
});

it('names what no slider reaches', () => {
  const {values, problems} = address.parse('?d=900&n=-4&w=7.6&s=abc');
  expect(values).toEqual(address.defaults);
  expect(problems).toHaveLength(4);
});

it('understands every link in the post', () => {
  const post = readFileSync(new URL('../../../blog/mdx.mdx', import.meta.url), 'utf8');
  const links = [...post.matchAll(/\/blog\/mdx-blog-post(\?[^#)]*)/g)];
  expect(links.length).toBeGreaterThan(3);
  for (const [link, search] of links) expect(address.parse(search!).problems, link).toEqual([]);
});
