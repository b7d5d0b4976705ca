import {pageRoute, productOf, type ProductId} from '../products.ts';
import type {ReleaseHistory} from './schema.ts';

/** Where the history of a product is printed, and what the product is called beside its version: as one installs it, where one can. */
export const historyPage = (id: ProductId): {readonly name: string; readonly route: string} => {
  const product = productOf(id);
  return {name: product.family === 'web' ? product.package : product.name, route: pageRoute(product, 'history')};
};

/** The Atom feed of one product, beside its page, and that of all. */
export const feedOf = (product: ProductId): string => `${historyPage(product).route}.atom`;
export const FEED_OF_ALL = '/releases.atom';

/** The anchor of a version on its page. */
export const releaseAnchor = (version: string): string => `v${version.replaceAll('.', '-')}`;

/** The heading of a version on its page. */
export const releaseHeading = (kind: ReleaseHistory['kind'], version: string): string =>
  kind === 'contract' ? `接口约定 ${version}` : version;
