import {describe, expect, it, test} from 'vitest';
import {doctorAddress} from './doctorAddress.ts';
import {example} from './example.ts';
import {exampleTask, isSameTask, resultNote, taskOf} from './tasks.ts';

const ADDRESS = 'https://cdn.x2p2p.example/live/a.m3u8';
const values = (part = {}) => ({...doctorAddress.defaults, ...part});

describe('the address of a text', () => {
  it('is passed over when it is none', () => {
    expect(taskOf(values({base: 'cdn.x2p2p.example/live/a.m3u8', text: '#EXTM3U'}))).toMatchObject({kind: 'text', address: undefined});
    expect(taskOf(values({base: `${ADDRESS} https://cdn.x2p2p.example/b.m3u8`}))).toMatchObject({kind: 'text', address: undefined});
  });

  it('has no invisible characters when it is examined', () => {
    expect(taskOf(values({base: `\u200B${ADDRESS}\u2060 `}))).toMatchObject({address: ADDRESS});
    expect(taskOf(values({from: 'url', url: `https://cdn.x2p2p.example/li\u200Bve/a.m3u8\uFEFF`}))).toMatchObject({
      kind: 'address',
      address: ADDRESS,
    });
  });
});

test('any change that a check would take up makes another task', () => {
  const task = taskOf(values());
  expect(isSameTask(task, taskOf(values()))).toBe(true);
  // The other source is not looked at.
  expect(isSameTask(task, taskOf(values({url: ADDRESS})))).toBe(true);
  for (const part of [{base: ADDRESS}, {base: ''}, {from: 'url'}, {window: 4}, {id: 'ch1'}, {ll: false}, {text: `${example.text}\n`}])
    expect(isSameTask(task, taskOf(values(part)))).toBe(false);
  expect(isSameTask(taskOf(values({from: 'url', url: ADDRESS})), taskOf(values({from: 'url', url: `${ADDRESS}?b`})))).toBe(false);
});

test('says whose result is shown', () => {
  const own = taskOf(values({base: ADDRESS, text: '#EXTM3U'}));
  expect(resultNote(exampleTask, exampleTask)).toBe('下面是例子的结果。');
  expect(resultNote(exampleTask, own)).toBe('下面是例子的结果：点「检查」看你的。');
  expect(resultNote(own, own)).toBe('');
  expect(resultNote(own, taskOf(values({base: ADDRESS, text: '#EXTM3U\n'})))).toBe('输入改过了，下面还是上一次的结果：点「检查」更新。');
  const recorded = {kind: 'har', text: '{}', name: 'a.har', settings: exampleTask.settings} as const;
  expect(resultNote(recorded, exampleTask)).toBe('下面是「a.har」的结果。');
  expect(resultNote(recorded, taskOf(values({window: 4})))).toBe('下面是「a.har」的结果。设置改过了：再打开一次这个文件。');
});
