import type {OptionSpec} from './optionTable.ts';

/**
 * 用一句话写出选项的取值范围，例如「0–3600 s」。没有范围的选项返回种类的名字。
 * @param spec 选项的说明
 */
export function describeRange(spec: OptionSpec): string {
  const {type, unit, min, max, integer, choices} = spec;
  if (type === 'number') return `${min}–${max}${unit ? ` ${unit}` : ''}${integer ? '，整数' : ''}`;
  if (type === 'string') return max === undefined ? '非空字符串' : `${min}–${max} 个可见的 ASCII 字符`;
  if (type === 'choice') return choices!.map((choice) => `\`${choice}\``).join('、');
  if (type === 'boolean') return '布尔值';
  if (type === 'function') return '函数';
  if (type === 'trackers') return '`ws://` 或 `wss://` 开头的地址的数组';
  return 'RTCConfiguration 对象';
}
