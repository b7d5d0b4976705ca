import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {productIds} from '../../../src/data/products.ts';
import {FEED_OF_ALL, feedOf, historyPage} from '../../../src/data/releases/historyPages.ts';
import {readHistory} from '../../../src/data/releases/readHistory.ts';
import {atomFeed} from './atomFeed.ts';
import {releaseEntries} from './releaseEntries.ts';

/**
 * An Atom feed of versions beside each history page, and one of all. Versions and dates are those of `site/src/data/releases/`, the text
 * is that of the page, which the build itself has written by then.
 */
export const releaseFeeds: PluginModule = () => ({
  name: 'x2-release-feeds',
  async postBuild({outDir, siteConfig: {url, title: author}}) {
    const feeds = await Promise.all(
      productIds.map(async (product) => {
        const {name, route} = historyPage(product);
        const page = url + route;
        const html = await readFile(join(outDir, `${route}.html`), 'utf8');
        return {
          route: feedOf(product),
          title: `${author} 版本记录：${name}`,
          page,
          entries: releaseEntries(html, {page, name, history: readHistory(product)}),
        };
      }),
    );
    const all = {route: FEED_OF_ALL, title: `${author} 版本记录`, page: `${url}/`, entries: feeds.flatMap(({entries}) => entries)};
    await Promise.all(
      [...feeds, all].map(({route, ...feed}) => writeFile(join(outDir, route), atomFeed({...feed, author, address: url + route}))),
    );
  },
});
