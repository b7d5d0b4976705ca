import {webProducts} from '../../data/products.ts';

/** The test bench with the engine that a page is about; nothing for pages about no engine of the web. */
export function benchFor(path: string): string | undefined {
  const product = webProducts.find(({folder, package: name}) => [`/docs/${folder}`, `/api/${name}`].some((start) => isBelow(path, start)));
  return product && `/api/test?engine=${product.package.replace('x2-', '')}`;
}

const isBelow = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);
