import {describe, expect, it, test} from 'vitest';
import {doctorAddress} from './doctorAddress.ts';
import {example} from './example.ts';
import {addressProblem, exampleTask, isSameTask, resultNote, taskOf} from './tasks.ts';

const ADDRESS = 'https://cdn.x2p2p.example/live/a.m3u8';
const values = (part = {}) => ({...doctorAddress.defaults, ...part});

describe('the address of a text', () => {
  it.each(['', '  ', ADDRESS, ` ${ADDRESS}\n`, `\u200B${ADDRESS}\uFEFF`, 'HTTP://cdn.x2p2p.example/a.m3u8'])('%j is fine', (address) => {
    expect(addressProblem(address)).toBeUndefined();
  });

  it.each(['cdn.x2p2p.example/live/a.m3u8', 'https：//cdn.x2p2p.example/a.m3u8', 'https://', 'ftp://cdn.x2p2p.example/a.m3u8', 'a.m3u8'])('%j is a problem', (address) => {
    expect(addressProblem(address)).toContain('http://');
    expect(taskOf(values({base: address}), '#EXTM3U')).toMatchObject({kind: 'text', address: undefined});
  });

  it('has no invisible characters when it is examined', () => {
    expect(taskOf(values({base: `\u200B${ADDRESS}\u2060 `}), '#EXTM3U')).toMatchObject({address: ADDRESS});
    expect(taskOf(values({from: 'url', url: `https://cdn.x2p2p.example/li\u200Bve/a.m3u8\uFEFF`}), '')).toMatchObject({kind: 'address', address: ADDRESS});
  });
});

test('any change that a check would take up makes another task', () => {
  const task = taskOf(values(), example.text);
  expect(isSameTask(task, taskOf(values(), example.text))).toBe(true);
  // The text is what the field holds; in the address it may be missing. The other source is not looked at.
  expect(isSameTask(task, taskOf(values({text: '', url: ADDRESS}), example.text))).toBe(true);
  for (const part of [{base: ADDRESS}, {base: ''}, {from: 'url'}, {window: 4}, {id: 'ch1'}, {ll: false}]) expect(isSameTask(task, taskOf(values(part), example.text))).toBe(false);
  expect(isSameTask(task, taskOf(values(), `${example.text}\n`))).toBe(false);
  expect(isSameTask(taskOf(values({from: 'url', url: ADDRESS}), ''), taskOf(values({from: 'url', url: `${ADDRESS}?b`}), ''))).toBe(false);
});

test('says whose result is shown', () => {
  const own = taskOf(values({base: ADDRESS}), '#EXTM3U');
  expect(resultNote(exampleTask, exampleTask)).toBe('下面是例子的结果。');
  expect(resultNote(exampleTask, own)).toBe('下面是例子的结果：点「检查」看你的。');
  expect(resultNote(own, own)).toBe('');
  expect(resultNote(own, taskOf(values({base: ADDRESS}), '#EXTM3U\n'))).toBe('输入改过了，下面还是上一次的结果：点「检查」更新。');
});
