import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {productCount} from '../src/data/products.ts';
import {answersIn, questionsAbout, questionsFor} from './relatedQuestions.ts';

const source = `---
title: 常见问题
---

[开头](/docs/price)不是回答。

## 组 {/* #group */}

### {productCount}个都行吗？ {/* #all */}

行，见[接入](../hls-sdk/tuning.mdx#a)、[外面](https://docs.example/docs/price)和[上面](#group)。

### 贵吗？ {/* #dear */}

见[费用](/docs/price#b)、[调优](/docs/hls-sdk/tuning)与[集成](./Integration.mdx)。`;

const answers = answersIn('/docs/faq/x', source);

test('each answer has its question, its anchor, and the pages that it leads to', () => {
  expect(answers.map(({leads, ...question}) => ({...question, leads: [...leads]}))).toEqual([
    {title: `${productCount}个都行吗？`, to: '/docs/faq/x#all', leads: ['/docs/hls-sdk/tuning']},
    {title: '贵吗？', to: '/docs/faq/x#dear', leads: ['/docs/price', '/docs/hls-sdk/tuning', '/docs/faq/Integration']},
  ]);
});

test('the answer that leads to fewer pages comes first; the FAQ itself needs none', () => {
  expect(questionsAbout('/docs/hls-sdk/tuning', answers.toReversed()).map(({to}) => to)).toEqual(['/docs/faq/x#all', '/docs/faq/x#dear']);
  expect(questionsAbout('/docs/price', answers)).toEqual([{title: '贵吗？', to: '/docs/faq/x#dear'}]);
  expect(questionsAbout('/docs/faq/Integration', answers)).toEqual([]);
});

test('the documents of this site have some', () => {
  const of = (path: string) => questionsFor(fileURLToPath(new URL(`../${path}`, import.meta.url)));
  expect(of('docs/hls-sdk/tuning.mdx').length).toBeGreaterThan(2);
  expect(of('docs/accessflow.mdx').length).toBe(5);
  expect(of('blog/first.mdx')).toEqual([]);
});
