import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {sayLanguage} from '../feedLanguage.ts';

/** Puts `added` behind the first `mark`. */
function insert(xml: string, mark: string, added: string): string {
  if (!xml.includes(mark)) throw new Error(`A feed of the blog has no ${mark}: has Docusaurus changed its feeds?`);
  return xml.replace(mark, () => mark + added);
}

const complete: Readonly<Record<string, (feed: string, address: string) => string>> = {
  'rss.xml': (rss, address) =>
    insert(
      insert(rss, '<rss version="2.0"', ' xmlns:atom="http://www.w3.org/2005/Atom"'),
      '<channel>',
      `<atom:link rel="self" type="application/rss+xml" href="${address}"/>`,
    ),
  'atom.xml': (atom, address) => sayLanguage(insert(atom, '</updated>', `<link rel="self" href="${address}"/>`)),
  'feed.json': (json, address) => JSON.stringify({...(JSON.parse(json) as object), feed_url: address}, null, 2),
};

/** Writes into the feeds what the blog plugin has no options for: where they are, by which readers know them again, and their language. */
export async function completeFeeds(folder: string, address: string): Promise<void> {
  await Promise.all(
    Object.entries(complete).map(async ([name, change]) => {
      const file = join(folder, name);
      await writeFile(file, change(await readFile(file, 'utf8'), `${address}/${name}`));
    }),
  );
}
