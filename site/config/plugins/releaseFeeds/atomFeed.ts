import {Feed} from 'feed';
import {sayLanguage} from '../feedLanguage.ts';

export type Entry = {
  /** Of the version on its history page. It never changes, so it is the entry's id as well. */
  readonly address: string;
  readonly title: string;
  readonly date: Date;
  /** HTML, with whole addresses. */
  readonly content: string;
};

type Options = {
  /** Of the feed itself, which is also its id. */
  readonly address: string;
  readonly title: string;
  readonly author: string;
  /** Of the page which the feed accompanies. */
  readonly page: string;
  readonly entries: readonly Entry[];
};

/** The entries as an Atom feed, newest first. It is as old as its newest entry, so that builds do not differ. */
export function atomFeed({address, title, author, page, entries}: Options): string {
  const newestFirst = [...entries].sort((one, other) => other.date.getTime() - one.date.getTime());
  const feed = new Feed({
    id: address,
    title,
    updated: newestFirst[0]?.date,
    author: {name: author},
    link: page,
    feedLinks: {atom: address},
    copyright: '',
  });
  for (const {address: link, ...entry} of newestFirst) feed.addItem({...entry, id: link, link, published: entry.date});
  return sayLanguage(feed.atom1());
}
