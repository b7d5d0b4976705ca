import {expect, test} from 'vitest';
import {addressProblem, cleanAddress, pastedInstead} from './pastedAddress.ts';

const ADDRESS = 'https://cdn.x2p2p.example/live/a.m3u8';

test.each([
  '',
  '  ',
  ADDRESS,
  ` ${ADDRESS}\n`,
  `\u200B${ADDRESS}\uFEFF`,
  'HTTP://cdn.x2p2p.example/a.m3u8',
  'http://[::1]:8080/a.m3u8',
  'https://视频.example/直播/a b.m3u8',
  `https://proxy.x2p2p.example/${ADDRESS}`,
  `https://play.x2p2p.example/?url=${ADDRESS}`,
])('%j is fine', (text) => {
  expect(addressProblem(text)).toBeUndefined();
});

test.each([
  ['cdn.x2p2p.example/live/a.m3u8', 'http://'],
  ['https：//cdn.x2p2p.example/a.m3u8', '半角'],
  ['https://', 'http://'],
  ['data:application/vnd.apple.mpegurl;base64,I0VYVE0zVQ==', 'http://'],
  ['a.m3u8', 'http://'],
  [`curl '${ADDRESS}' -H 'Origin: https://www.x2p2p.example'`, 'curl 命令'],
  ['#EXTM3U #EXT-X-TARGETDURATION:4', '播放列表的文本'],
  [`${ADDRESS} https://cdn.x2p2p.example/b.m3u8`, '不止一个地址'],
  [`${ADDRESS}https://cdn.x2p2p.example/b.m3u8`, '不止一个地址'],
  [`${ADDRESS}\n${ADDRESS}`, '不止一个地址'],
])('%j is answered in one sentence', (text, words) => {
  expect(addressProblem(text)).toContain(words);
  expect(addressProblem(text)).toMatch(/^[^。]+。$/);
});

test('an address of another kind is questioned only where the mistake is certain', () => {
  expect(pastedInstead('wss://tracker.x2p2p.example/announce')).toBeUndefined();
  expect(pastedInstead('wss://a.examplewss://b.example')).toContain('不止一个地址');
  expect(cleanAddress(`https://cdn.x2p2p.example/li\u200Bve/a.m3u8\u2060 `)).toBe(ADDRESS);
});
