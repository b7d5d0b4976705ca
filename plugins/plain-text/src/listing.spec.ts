import {expect, test} from 'vitest';
import {listing} from './listing.ts';

test('a title, a summary, a note, and a list for each section', () => {
  const pages = [
    {route: '/docs/a', title: '甲', description: '第一页，\n两行。'},
    {route: '/docs/b', title: '乙', description: ''},
  ];
  const text = listing({
    title: 'X2',
    summary: '一句话。',
    note: '说明。',
    sections: [{title: '文档', pages}],
    addressOf: (route) => `https://site.example${route}.md`,
  });
  expect(text).toBe(`# X2

> 一句话。

说明。

## 文档

- [甲](https://site.example/docs/a.md): 第一页， 两行。
- [乙](https://site.example/docs/b.md)
`);
});
