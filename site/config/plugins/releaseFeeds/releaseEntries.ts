import {load} from 'cheerio';
import {asWritten} from '@x2p2p/build-tools/asWritten';
import {releaseAnchor, releaseHeading} from '../../../src/data/releases/historyPages.ts';
import type {ReleaseHistory} from '../../../src/data/releases/schema.ts';
import type {Entry} from './atomFeed.ts';

type Source = {
  /** The whole address of the history page. */
  readonly page: string;
  /** What the product is called beside its version. */
  readonly name: string;
  readonly history: ReleaseHistory;
};

/** The versions of one product, in the words of its history page. */
export function releaseEntries(html: string, {page, name, history: {kind, releases}}: Source): Entry[] {
  const $ = load(asWritten(html).replaceAll('<!-- -->', ''));
  $('[class]').removeAttr('class');
  $('a[href]').attr('href', (_, href) => new URL(href, page).href);
  return releases.map(({version, date}) => {
    const anchor = releaseAnchor(version);
    const content = $(`[id="${anchor}"]`).nextAll('article').first().html();
    if (!content) throw new Error(`Release feeds: ${page} does not print version ${version}.`);
    // The page shows a day and no hour: midnight is how Atom writes that.
    return {address: `${page}#${anchor}`, title: `${name} ${releaseHeading(kind, version)}`, date: new Date(date), content};
  });
}
