import {describe, expect, it} from 'vitest';
import {collectFences} from './collectFences.ts';

describe('collectFences', () => {
  it('takes a block out of a list and drops the indentation', () => {
    const page = ['1. 安装', '', '   ```bash title="终端"', '   npm ci', '     # deeper', '   ```', ''].join('\n');
    expect(collectFences(page, 'a.mdx')).toEqual([{where: 'a.mdx:3', language: 'bash', code: 'npm ci\n  # deeper'}]);
  });

  it('leaves out blocks that come from a sample file', () => {
    expect(collectFences('```ts file=a/b.ts region=c\n```\n', 'a.mdx')).toEqual([]);
  });

  it('ends a long fence only at a fence as long', () => {
    expect(collectFences('````md\n```ts\n````\nx', 'a.mdx')).toEqual([{where: 'a.mdx:1', language: 'md', code: '```ts'}]);
  });

  it('takes an unclosed block to the end of the page', () => {
    expect(collectFences('```json\n{}', 'a.mdx')).toEqual([{where: 'a.mdx:1', language: 'json', code: '{}'}]);
  });
});
