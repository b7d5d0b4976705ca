import {readHistory} from '@x2p2p/site/data/releases/readHistory';
import {products} from '@x2p2p/site/data/releases/schema';
import {changelog} from './changelog.ts';

/** Path from the root to text, for every product that is published as a package. */
export function changelogFiles(): Map<string, string> {
  return new Map(
    products
      .map(readHistory)
      .filter(({kind}) => kind === 'package')
      .map((history) => [`packages/${history.product}/CHANGELOG.md`, changelog(history)]),
  );
}
