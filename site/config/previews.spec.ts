import {expect, test} from 'vitest';
import {products} from '../src/data/products.ts';
import {previewOf, previews, previewText} from './previews.ts';

test.each([
  ['/', 'home'],
  ['/licenses', 'home'],
  ['/404', 'home'],
  ['/docs/intro', 'docs'],
  ['/docs/category/控制台指南', 'docs'],
  ['/docs/protocol/Privacy', 'docs'],
  ['/docs/faq/errors', 'faq'],
  ['/docs/category/常见问题', 'faq'],
  ['/docs/hls-sdk/tuning', 'hls'],
  ['/docs/category/hlsjs-sdk', 'hls'],
  ['/api/x2-hlsjs/engine', 'hls'],
  ['/api/x2-shaka', 'shaka'],
  ['/docs/windows-sdk/API', 'windows'],
  ['/api/test', 'api'],
  ['/lab', 'lab'],
  ['/tools', 'tools'],
  ['/tools/cost', 'tools'],
  ['/blog', 'blog'],
  ['/blog/tags/hello', 'blog'],
  ['/toolshed', 'home'],
])('%s is of %s', (path, id) => expect(previewOf(path).id).toBe(id));

test('every SDK has one, and no name is given twice', () => {
  const ids = previews.map(({id}) => id);
  expect(ids).toEqual(expect.arrayContaining(products.map(({id}) => id)));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the picture in words', () => {
  expect(previewText({id: 'x', title: '两\n行', line: '一句'})).toMatch(/^X2 P2P，两行，一句。下方/);
  expect(previewText({id: 'x', title: '标题'})).toMatch(/^X2 P2P，标题。下方/);
});
