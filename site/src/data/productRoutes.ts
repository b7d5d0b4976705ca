import {categoryOf, pageRoute, pagesOf, products, type Product} from './products.ts';

const isIn = (folder: string) => (route: string) => route.startsWith(`/docs/${folder}/`);
const categoryRoute = (product: Product): string => `/docs/category/${categoryOf(product)}`;

/** The SDK that a page of the documentation is about. */
export const productAt = (route: string): Product | undefined =>
  products.find((product) => isIn(product.folder)(route) || route === categoryRoute(product));

/** The page of another SDK about the same subject: its guide, where it has none. */
export function counterpart(route: string, product: Product): string {
  if (route.startsWith('/docs/category/')) return categoryRoute(product);
  const page = `${product.folder}/${route.split('/')[3]}`;
  return pagesOf(product).includes(page) ? `/docs/${page}` : pageRoute(product, 'quicestart');
}
