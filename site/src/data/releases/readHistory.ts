import {readFileSync} from 'node:fs';
import type {ProductId} from '../products.ts';
import {parseReleases} from './parseReleases.ts';
import type {ReleaseHistory} from './schema.ts';

/** The history of one product, checked, for whatever the build itself writes; pages import `index.ts`. */
export function readHistory(product: ProductId): ReleaseHistory {
  const file = `${product}.yaml`;
  return parseReleases(readFileSync(new URL(file, import.meta.url), 'utf8'), file);
}
