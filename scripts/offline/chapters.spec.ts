import {expect, test} from 'vitest';
import {chapters} from './chapters.ts';

const listing = `# X2 P2P

[llms-full.txt](https://www.x2p2p.example/llms-full.txt)

## 文档

- [快速开始](https://www.x2p2p.example/docs/intro.md): 选好平台。
- [关于](https://www.x2p2p.example/docs/about.md): 怎样互传。

## iOS SDK

- [iOS 接入](https://www.x2p2p.example/docs/ios-sdk/quicestart.md): 用 Swift。

## 博客

- [欢迎](https://www.x2p2p.example/blog/welcome.md): 第一篇。
`;

test('the book of all holds the documentation, by the parts of the sidebar', () =>
  expect(chapters({file: 'all.pdf', name: '全部文档'}, listing)).toEqual([
    {name: '文档', routes: ['/docs/intro', '/docs/about']},
    {name: 'iOS SDK', routes: ['/docs/ios-sdk/quicestart']},
  ]));

test('the book of an SDK holds its pages, those about one subject after the guide', () =>
  expect(chapters({file: 'shaka.pdf', name: 'Shaka Player SDK 文档', product: 'shaka'}, listing)).toEqual([
    {
      name: 'Shaka Player SDK 文档',
      routes: ['quicestart', 'production', 'API', 'history'].map((page) => `/docs/shaka-player-sdk/${page}`),
    },
  ]));
