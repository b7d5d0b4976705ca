import {describeRange, type OptionSpec, type OptionType} from 'x2-hlsjs/options';

const TYPES: Record<Exclude<OptionType, 'choice'>, string> = {
  boolean: 'boolean',
  number: 'number',
  string: 'string',
  trackers: 'string[]',
  rtcConfig: 'RTCConfiguration',
  function: 'function',
};

/** Options that the engine reads when it opens the memory for segments, which it does once for each address. */
const READ_AT_LOADING: readonly string[] = ['segmentMemoryStorageLimit', 'customSegmentStorageFactory'];

/** What readers must know and the package's one sentence, which its size limits, leaves out. */
const NOTES: Readonly<Record<string, string>> = {httpNotReceivingBytesTimeoutMs: '第一个字节至少等 10 s。'};

const WITH_RANGE: readonly OptionType[] = ['number', 'string', 'trackers'];

export const typeOf = (spec: OptionSpec): string =>
  spec.type === 'choice' ? (spec.choices ?? []).map((choice) => JSON.stringify(choice)).join(' | ') : TYPES[spec.type];

/** What values it takes; nothing where its type says it. */
export const rangeOf = (spec: OptionSpec): string | undefined => (WITH_RANGE.includes(spec.type) ? describeRange(spec) : undefined);

/** The default as it is written in code. */
export const initialOf = ({default: value}: OptionSpec): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value).replace(/"(\w+)":/g, '$1: ');

export const defaultOf = (spec: OptionSpec): string =>
  spec.default === undefined ? '未设' : `\`${initialOf(spec)}\`${spec.unit ? ` ${spec.unit}` : ''}`;

export const textOf = (name: string, {summary, scope}: OptionSpec): string =>
  `${summary}${NOTES[name] ?? ''}${scope === 'common' ? '只能写在 `core` 顶层。' : ''}`;

/** What most options say of changes. */
export const AT_ANY_TIME = '运行中可改';

export function changeOf(name: string, {dynamic}: OptionSpec): string {
  if (!dynamic) return '运行中不可改';
  return READ_AT_LOADING.includes(name) ? `${AT_ANY_TIME}，下次加载新地址时生效` : AT_ANY_TIME;
}
