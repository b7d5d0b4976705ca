import {parseAddress} from 'stream-doctor/identity';
import {doctorAddress, type DoctorValues} from './doctorAddress.ts';
import {example} from './example.ts';
import type {Task} from './messages.ts';
import {settingsOf} from './settingsOf.ts';

/** Chat programs and web pages put characters into addresses that nobody sees and no server knows. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

const cleanAddress = (text: string): string => text.replaceAll(INVISIBLE, '').trim();

/** Why a text's address is of no use; undefined when it is, or when there is none. */
export function addressProblem(text: string): string | undefined {
  const address = cleanAddress(text);
  return address === '' || parseAddress(address) ? undefined : '读不出这个地址，检查时当作没填：要以 http:// 或 https:// 开头，冒号和斜线用半角。';
}

/** What pressing the button would examine. The text is apart from the values: the address of the page holds it only when it is short. */
export function taskOf(values: DoctorValues, text: string): Task {
  const settings = settingsOf(values);
  if (values.from === 'url') return {kind: 'address', address: cleanAddress(values.url), settings};
  const address = cleanAddress(values.base);
  return {kind: 'text', text, address: parseAddress(address) ? address : undefined, settings};
}

/** Compared field by field, because a text may be megabytes long. */
export function isSameTask(a: Task, b: Task): boolean {
  const textOf = (task: Task): string => (task.kind === 'text' ? task.text : '');
  return a.kind === b.kind && a.address === b.address && JSON.stringify(a.settings) === JSON.stringify(b.settings) && textOf(a) === textOf(b);
}

/** What the page shows a result of before anything was examined. */
export const exampleTask = taskOf(doctorAddress.defaults, example.text);

/** Says whose result is shown when that may not be clear. */
export function resultNote(examined: Task, present: Task): string {
  const isPresent = isSameTask(examined, present);
  if (isSameTask(examined, exampleTask)) return isPresent ? '下面是例子的结果。' : '下面是例子的结果：点「检查」看你的。';
  return isPresent ? '' : '输入改过了，下面还是上一次的结果：点「检查」更新。';
}
