import {readdirSync, readFileSync} from 'node:fs';
import {parseReleases} from '../../site/src/data/releases/parseReleases.ts';
import {changelog} from './changelog.ts';

const DATA = new URL('../../site/src/data/releases/', import.meta.url);

/** Path from the root to text, for every product that is published as a package. */
export function changelogFiles(): Map<string, string> {
  const histories = readdirSync(DATA).filter((file) => file.endsWith('.yaml')).map((file) => parseReleases(readFileSync(new URL(file, DATA), 'utf8'), file));
  return new Map(histories.filter(({kind}) => kind === 'package').map((history) => [`packages/${history.product}/CHANGELOG.md`, changelog(history)]));
}
