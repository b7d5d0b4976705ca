import {expect, test} from 'vitest';
import {chineseUnits} from './chineseUnits.ts';

const asked = (run: string, ...onSite: string[]) =>
  chineseUnits(run, (pair) => onSite.includes(pair))
    .filter(({kind}) => kind !== 'question')
    .map(({at, length}) => run.slice(at, at + length));

test('glue is not asked for', () => expect(asked('人一多就卡')).toEqual(['人', '多', '卡']));
test('glue is asked for where the site has a word with it', () => expect(asked('准备就绪', '就绪')).toEqual(['准备', '备就', '就绪']));
test('two characters alone are a word', () => expect(asked('再见')).toEqual(['再见']));
test('the end of a known word may begin another one', () => {
  expect(asked('退出码', '出码')).toEqual(['退出', '出码', '码']);
  expect(asked('退出码')).toEqual(['退出', '码']);
});
test('卡 in a noun (网卡, 卡片) does not ask about stalling', () =>
  expect(['两块网卡', '卡片'].flatMap((run) => asked(run))).not.toContain('卡'));
