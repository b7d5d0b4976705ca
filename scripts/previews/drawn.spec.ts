import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {PREVIEWS} from '@x2p2p/site/config/previewFile';
import {previews} from '@x2p2p/site/config/previews';
import {NOTES, noteOf} from './drawn.ts';

const FOLDER = new URL(`../../site/static/${PREVIEWS}/`, import.meta.url);
const notes = JSON.parse(readFileSync(NOTES, 'utf8')) as Record<string, string>;

// Their sizes are looked at in the built site.
test('pictures of shared links are those of today: otherwise "npm run previews" draws them', () => {
  expect(notes).toEqual(Object.fromEntries(previews.map((preview) => [preview.id, noteOf(preview)])));
  expect(readdirSync(FOLDER).sort()).toEqual(previews.map(({id}) => `${id}.png`).sort());
});
