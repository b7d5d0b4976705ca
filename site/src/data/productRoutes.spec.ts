import {expect, it} from 'vitest';
import {counterpart, productAt} from './productRoutes.ts';
import {pagesOf, productOf, products} from './products.ts';

it.each([
  ['/docs/hls-sdk/tuning', 'hls'],
  ['/docs/category/hlsjs-sdk', 'hls'],
  ['/docs/ios-sdk/API', 'ios'],
  ['/docs/category/ios-sdk', 'ios'],
  ['/docs/intro', undefined],
  ['/docs/category/常见问题', undefined],
  ['/docs/ios-sdk', undefined],
  ['/docs/hls-sdk-notes', undefined],
  ['/api/x2-hlsjs', undefined],
  ['/', undefined],
])('%s is about %s', (route, id) => expect(productAt(route)?.id).toBe(id));

it.each(products.map((product) => [product.name, product] as const))('every page of %s is about it', (_, product) => {
  for (const page of pagesOf(product)) expect(productAt(`/docs/${page}`)).toBe(product);
});

it.each([
  ['/docs/android-sdk/API', '/docs/shaka-player-sdk/API'],
  ['/docs/hls-sdk/production', '/docs/shaka-player-sdk/production'],
  ['/docs/hls-sdk/tuning', '/docs/shaka-player-sdk/quicestart'],
  ['/docs/category/hlsjs-sdk', '/docs/category/shaka-player-sdk'],
])('%s of Shaka Player is %s', (route, other) => expect(counterpart(route, productOf('shaka'))).toBe(other));
