import {gzipSync} from 'node:zlib';
import {fileURLToPath} from 'node:url';
import {beforeAll, describe, expect, it} from 'vitest';
import {PLAYER_BYTES} from '../run/estimate.ts';
import {bundleViewer, type ViewerFiles} from './bundleViewer.ts';

describe('the viewer', () => {
  let files: ViewerFiles['files'];
  const text = (pattern: RegExp): string => {
    const [, content] = [...files].find(([name]) => pattern.test(name)) ?? [];
    return Buffer.from(content ?? '').toString();
  };

  beforeAll(async () => {
    ({files} = await bundleViewer(fileURLToPath(new URL('../viewer', import.meta.url)), {isDevelopment: false}));
  });

  it('is a page with one script and one style, both named by their content', () => {
    const page = text(/index\.html$/);
    expect([...files.keys()].sort()).toEqual([
      expect.stringMatching(/^assets\/css\/lab-viewer\.[0-9a-f]{8}\.css$/),
      expect.stringMatching(/^assets\/js\/lab-viewer\.[0-9a-f]{8}\.js$/),
      'lab-viewer/index.html',
    ]);
    for (const name of files.keys()) if (name.startsWith('assets/')) expect(page).toContain(`"/${name}"`);
  });

  it('has nothing inline, so that a strict content security policy lets it run', () => {
    const page = text(/index\.html$/);
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  });

  it('weighs no more than the page tells the visitor', () => {
    const weight = gzipSync(text(/\.js$/)).length;
    expect(weight).toBeGreaterThan(100_000);
    expect(weight).toBeLessThanOrEqual(PLAYER_BYTES);
  });

  it('names the version of the engine inside', () => {
    expect(text(/\.js$/)).toMatch(/x2-hlsjs \d+\.\d+\.\d+/);
  });
});
