import {describe, expect, it, test} from 'vitest';
import {readTrackers} from './readTrackers.ts';

const A = 'wss://a.x2p2p.example/announce';
const B = 'wss://b.x2p2p.example/announce';
const read = (text: string, limits?: Parameters<typeof readTrackers>[1]) => {
  const {urls, problem} = readTrackers(text, limits);
  return [urls.map(({href}) => href), problem];
};

test.each([
  ['', []],
  ['  ', []],
  [A, [A]],
  [`\u200B${A}\uFEFF `, [A]],
  [`${A},`, [A]],
  ['WSS://A.x2p2p.example/announce', [A]],
  [`${A}, ${B}`, [A, B]],
  [`${A}；${B}\n`, [A, B]],
  ['ws://127.0.0.1:8000/announce', ['ws://127.0.0.1:8000/announce']],
  ['wss://[::1]:8443/announce', ['wss://[::1]:8443/announce']],
])('%j names %j', (text, urls) => {
  expect(read(text)).toEqual([urls, undefined]);
});

describe('what is no tracker is answered in one sentence', () => {
  it.each([
    ['tracker.x2p2p.example', 'wss://'],
    ['https://tracker.x2p2p.example', 'wss://'],
    ['wss：//tracker.x2p2p.example', 'wss://'],
    ['wss://', 'wss://'],
    ['wss://a:b@tracker.x2p2p.example', '用户名和密码'],
    ['wss://a$b.example/', '域名或 IP 地址'],
    [`curl '${A}'`, 'curl 命令'],
    [`${A}${B}`, '不止一个地址'],
    [`${A}, b.x2p2p.example`, '「b.x2p2p.example」'],
  ])('%j', (text, words) => {
    const {problem} = readTrackers(text);
    expect(problem).toContain(words);
    expect(problem).toMatch(/^[^。]+。$/);
  });

  it('keeps those that are', () => {
    expect(readTrackers(`${A}, b.x2p2p.example`).urls.map(({href}) => href)).toEqual([A]);
  });
});

test('a secure page refuses an insecure tracker, any other page does not', () => {
  const text = 'ws://127.0.0.1:8000/announce';
  expect(readTrackers(text, {pageProtocol: 'http:'}).problem).toBeUndefined();
  expect(readTrackers(text, {pageProtocol: 'https:'})).toEqual({
    urls: [],
    problem: expect.stringContaining('应以 wss:// 开头'),
    errorId: 'X2-1005',
  });
});

test('where one tracker is used, two are not taken for one address', () => {
  expect(read(`${A}, ${B}`, {most: 1})).toEqual([[A], '这里只用 1 个 Tracker，收到 2 个：只留下要用的。']);
  expect(read(A, {most: 1})).toEqual([[A], undefined]);
});
