import {X2Error} from '../X2Error.ts';
import {describeRange} from './describeRange.ts';
import type {OptionSpec} from './optionTable.ts';

/** Throws unless `value` is one the option accepts. `path` is how the integrator wrote it, e.g. `core.mainStream.swarmId`. */
export function checkValue(path: string, value: unknown, spec: OptionSpec): void {
  const wrongType = (expected: string): never => {
    throw new X2Error('X2-1003', `${path} 应为${expected}，收到 ${show(value)}`);
  };
  const outOfRange = (): never => {
    throw new X2Error('X2-1004', `${path} 应为 ${describeRange(spec)}，收到 ${show(value)}`);
  };

  switch (spec.type) {
    case 'boolean':
      if (typeof value !== 'boolean') wrongType('布尔值');
      return;
    case 'function':
      if (typeof value !== 'function') wrongType('函数');
      return;
    case 'number':
      if (typeof value !== 'number' || Number.isNaN(value)) return wrongType(`数字${spec.unit ? `（单位 ${spec.unit}）` : ''}`);
      if (value < spec.min! || value > spec.max! || (spec.integer && !Number.isInteger(value))) outOfRange();
      return;
    case 'string':
      if (typeof value !== 'string') return wrongType('字符串');
      // The engine hashes the text as UTF-8, where half of a surrogate pair has no place.
      if (/\p{Surrogate}/u.test(value)) wrongType('没有残缺字符的字符串');
      if (value.length < spec.min! || (spec.max !== undefined && (value.length > spec.max || !/^[\x21-\x7e]*$/.test(value)))) outOfRange();
      return;
    case 'choice':
      if (!spec.choices!.includes(value as string))
        throw new X2Error('X2-1004', `${path} 应为 ${spec.choices!.join('、')} 之一，收到 ${show(value)}`);
      return;
    case 'trackers':
      if (!Array.isArray(value)) return wrongType('地址的数组');
      value.forEach((address, index) => checkTracker(`${path}[${index}]`, address));
      return;
    case 'rtcConfig':
      checkRtcConfig(path, value);
  }
}

function checkTracker(path: string, address: unknown): void {
  const protocol = typeof address === 'string' ? protocolOf(address) : undefined;
  if (protocol !== 'ws:' && protocol !== 'wss:') {
    throw new X2Error('X2-1003', `${path} 应为 ws:// 或 wss:// 开头的地址，收到 ${show(address)}`);
  }
  if (protocol === 'ws:' && (globalThis as Partial<typeof globalThis>).location?.protocol === 'https:') {
    throw new X2Error('X2-1005', `${path} 是 ${show(address)}`);
  }
}

function checkRtcConfig(path: string, value: unknown): void {
  if (!isObject(value)) throw new X2Error('X2-1003', `${path} 应为 RTCConfiguration 对象，收到 ${show(value)}`);
  const {iceServers} = value;
  if (iceServers === undefined) return;
  if (!Array.isArray(iceServers)) throw new X2Error('X2-1003', `${path}.iceServers 应为数组，收到 ${show(iceServers)}`);
  iceServers.forEach((server: unknown, index) => {
    const urls = isObject(server) ? [server.urls].flat() : [];
    const valid = urls.length > 0 && urls.every((url) => typeof url === 'string' && /^(stuns?:[^?\s]+|turns?:\S+)$/i.test(url));
    if (!valid) throw new X2Error('X2-1003', `${path}.iceServers[${index}].urls 应为 stun: 或 turn: 开头的地址，收到 ${show(server)}`);
  });
}

function protocolOf(address: string): string | undefined {
  try {
    return new URL(address).protocol;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as the integrator wrote it, short enough for one line. */
export function show(value: unknown): string {
  if (typeof value === 'function') return '函数';
  if (typeof value === 'number' || value === undefined) return String(value);
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // Circular or otherwise impossible to print as JSON.
  }
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- what JSON cannot print is named by its kind
  text ??= String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
