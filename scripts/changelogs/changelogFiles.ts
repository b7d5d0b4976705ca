import {readHistory} from '@x2p2p/site/data/releases/readHistory';
import {webProducts} from '@x2p2p/site/data/products';
import {changelog} from './changelog.ts';

/** Path from the root to text, for every product that is published as a package. */
export const changelogFiles = (): Map<string, string> =>
  new Map(webProducts.map(({id, package: name}) => [`packages/${name}/CHANGELOG.md`, changelog(name, readHistory(id))]));
