import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {LAB_STREAM} from './liveWindow.ts';
import {RENDITIONS} from './protocol.ts';

const MEDIA = fileURLToPath(new URL('../../static/media/lab/', import.meta.url));
type Hashes = {renditions: {name: string; segments: {file: string; bytes: number; sha256: string}[]}[]};
const {renditions} = JSON.parse(readFileSync(path.join(MEDIA, 'hashes.json'), 'utf8')) as Hashes;

describe('the stream in the repository', () => {
  it('has the renditions and segments that the laboratory expects', () => {
    expect(renditions.map(({name}) => name)).toEqual([...RENDITIONS]);
    for (const {segments} of renditions) expect(segments).toHaveLength(LAB_STREAM.segmentCount);
  });

  it('is what its list of hashes says', () => {
    for (const {file, bytes, sha256} of renditions.flatMap(({segments}) => segments)) {
      const content = readFileSync(path.join(MEDIA, file));
      expect(content.length, file).toBe(bytes);
      expect(createHash('sha256').update(content).digest('hex'), file).toBe(sha256);
    }
  });

  it('stays within 6 MB', () => {
    const files = readdirSync(MEDIA, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
    const total = files.reduce((sum, {parentPath, name}) => sum + statSync(path.join(parentPath, name)).size, 0);
    expect(files.length).toBeGreaterThan(60);
    expect(total).toBeLessThanOrEqual(6_000_000);
  });
});
