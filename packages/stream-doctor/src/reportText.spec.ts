import {expect, test} from 'vitest';
import {diagnose} from './diagnose.ts';
import type {Severity} from './report.ts';
import {reportText} from './reportText.ts';
import {verdictLine} from './verdictLine.ts';

const live = (target = '#EXT-X-TARGETDURATION:4\n') =>
  `#EXTM3U\n${target}#EXT-X-MEDIA-SEQUENCE:1\n${Array.from({length: 10}, (_, i) => `#EXTINF:4,\ns${i}.ts\n`).join('')}`;

test('says what the stream is, its groups, and what to do', () => {
  const report = diagnose({
    entry: {text: live(), address: 'https://cdn.x2p2p.example/a.m3u8', finalAddress: 'https://cdn.x2p2p.example/a.m3u8'},
  });
  const lines = reportText(report).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'https://cdn.x2p2p.example/a.m3u8',
    '没有问题，也没有要注意的。',
    '播放列表：直播，TS，10 个切片，目标时长 4 s，共 40 s，直播延迟约 36 s，P2P 空间 21 s',
    '',
    '群组',
  ]);
  for (const {title, id} of report.findings) expect(lines.some((line) => line.includes(title) && line.endsWith(`[${id}]`))).toBe(true);
});

test('names what is missing without a unit', () => {
  expect(reportText(diagnose({entry: {text: live('')}}))).toMatch(
    /^粘贴的内容\n1 项问题：缺少 EXT-X-TARGETDURATION。\n.*目标时长 未写，共 40 s/,
  );
});

test('one line says what was found, worst first', () => {
  const finding = (severity: Severity, title: string) => ({id: 'a', severity, title, detail: ''});
  const findings = [finding('problem', '甲'), finding('problem', '乙'), finding('warning', '丙'), finding('note', '丁')];
  expect(verdictLine({findings})).toBe('2 项问题，1 项注意：甲；乙……');
  expect(verdictLine({findings: findings.slice(1, 3)})).toBe('1 项问题，1 项注意：乙；丙。');
  expect(verdictLine({findings: findings.slice(3)})).toBe('没有问题，也没有要注意的。');
});
