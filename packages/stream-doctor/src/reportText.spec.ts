import {expect, test} from 'vitest';
import {diagnose} from './diagnose.ts';
import {reportText} from './reportText.ts';

const live = (target = '#EXT-X-TARGETDURATION:4\n') =>
  `#EXTM3U\n${target}#EXT-X-MEDIA-SEQUENCE:1\n${Array.from({length: 10}, (_, i) => `#EXTINF:4,\ns${i}.ts\n`).join('')}`;

test('says what the stream is, its groups, and what to do', () => {
  const report = diagnose({
    entry: {text: live(), address: 'https://cdn.x2p2p.example/a.m3u8', finalAddress: 'https://cdn.x2p2p.example/a.m3u8'},
  });
  const lines = reportText(report).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'https://cdn.x2p2p.example/a.m3u8',
    '播放列表：直播，TS，10 个切片，目标时长 4 s，共 40 s，直播延迟约 36 s，P2P 空间 21 s',
    '',
    '群组',
  ]);
  for (const {title, id} of report.findings) expect(lines.some((line) => line.includes(title) && line.endsWith(`[${id}]`))).toBe(true);
});

test('names what is missing without a unit', () => {
  expect(reportText(diagnose({entry: {text: live('')}}))).toMatch(/^粘贴的内容\n.*目标时长 未写，共 40 s/);
});
