import {PAGES_SHOWN} from '@x2p2p/search/pagesShown';
import {sectionUrl} from '@x2p2p/search/sectionUrl';
import type {MarkedText} from '@x2p2p/search/protocol';
import type {ShippedSite} from './shippedSite.ts';

export type SearchAnswer = {
  readonly query: string;
  /** Pages found in all; as many as the box of the site shows are listed. */
  readonly found: number;
  /** What was taken for misspelt. */
  readonly corrected: readonly {readonly from: string; readonly to: string}[];
  readonly pages: readonly {
    readonly title: string;
    readonly crumbs: string;
    readonly sections: readonly {readonly heading: string; readonly address: string; readonly snippet: string}[];
  }[];
};

/** What the search box of the site shows for the same words. */
export function searchDocs({url, search}: ShippedSite, query: string): SearchAnswer {
  const {found, corrected, pages} = search(query, PAGES_SHOWN);
  return {
    query,
    found,
    corrected,
    pages: pages.map(({route, title, crumbs, sections}) => ({
      title,
      crumbs,
      sections: sections.map((section) => ({
        heading: plain(section.heading),
        address: sectionUrl(`${url}/`, route, section),
        snippet: plain(section.snippet),
      })),
    })),
  };
}

const plain = (text: MarkedText): string => text.join('');
