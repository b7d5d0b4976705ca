import {products, type ProductId} from './products.ts';

/** A file to read the site from where the site is not at hand. */
export type Download = {
  readonly file: string;
  readonly name: string;
};

export type Book = Download & {
  /** The SDK whose pages it holds; all of the documentation without one. */
  readonly product?: ProductId;
};

/** What `npm run zip` writes. */
export const siteZip: Download = {file: 'x2p2p-site.zip', name: '整个网站'};

/** What `npm run pdf` writes. */
export const books: readonly Book[] = [
  {file: 'x2p2p-docs.pdf', name: '全部文档'},
  ...products.map(({id, name}) => ({file: `x2p2p-${id}.pdf`, name: `${name} SDK 文档`, product: id})),
];

export const downloads: readonly Download[] = [siteZip, ...books];

/** Where they are written, below `site/`: all in the first of these folders becomes part of the next build. */
export const MADE = 'made';
export const DOWNLOADS = 'downloads';
