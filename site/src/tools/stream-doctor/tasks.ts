import {addressProblem, cleanAddress} from '../shared/pastedAddress.ts';
import {doctorAddress, type DoctorValues} from './doctorAddress.ts';
import type {Task} from './messages.ts';
import {settingsOf} from './settingsOf.ts';

/** What pressing the button would examine. */
export function taskOf(values: DoctorValues): Task {
  const settings = settingsOf(values);
  if (values.from === 'url') return {kind: 'address', address: cleanAddress(values.url), settings};
  const address = cleanAddress(values.base);
  return {
    kind: 'text',
    text: values.text,
    later: values.later.trim() === '' ? undefined : values.later,
    address: address === '' || addressProblem(address) ? undefined : address,
    settings,
  };
}

/** Compared field by field, because a text may be megabytes long. */
export function isSameTask(a: Task, b: Task): boolean {
  const textOf = (task: Task): string => (task.kind === 'address' ? '' : task.text);
  const laterOf = (task: Task): string | undefined => (task.kind === 'text' ? task.later : undefined);
  return (
    a.kind === b.kind &&
    a.address === b.address &&
    JSON.stringify(a.settings) === JSON.stringify(b.settings) &&
    textOf(a) === textOf(b) &&
    laterOf(a) === laterOf(b)
  );
}

/** The task whose result the page shows before anything was examined. */
export const exampleTask = taskOf(doctorAddress.defaults);

/** Says whose result is shown when that may not be clear. */
export function resultNote(examined: Task, present: Task): string {
  if (examined.kind === 'har') {
    const isChanged = JSON.stringify(examined.settings) !== JSON.stringify(present.settings);
    return `下面是「${examined.name.slice(0, 60)}」的结果。${isChanged ? '设置改过了：再打开一次这个文件。' : ''}`;
  }
  const isPresent = isSameTask(examined, present);
  if (isSameTask(examined, exampleTask)) return isPresent ? '下面是例子的结果。' : '下面是例子的结果：点「检查」看你的。';
  return isPresent ? '' : '输入改过了，下面还是上一次的结果：点「检查」更新。';
}
