import {X2Error} from '../X2Error.ts';
import {checkValue, isObject, show} from './checkValue.ts';
import {nearestName} from './nearestName.ts';
import {commonOptionNames, optionNames, options, streamGroups, streamOptionNames, type OptionName, type OptionSpec} from './optionTable.ts';

/** Options of other engine versions that integrators bring along, with what to do about each. */
const FOREIGN: Record<string, string> = {
  cachedSegmentsCount: '它是上游文档里的旧选项，请改用 segmentMemoryStorageLimit',
  trackerAnnounce: '它是 p2p-media-loader 0.x 的选项，请改用 announceTrackers',
  loader: '它是 p2p-media-loader 0.x 的选项，请把选项写在 core 里',
  segments: '它是 p2p-media-loader 0.x 的选项，本包没有对应项',
};

/** Throws for the first thing wrong with a `core` object. `moment` decides whether fixed options are allowed. */
export function checkCore(core: unknown, moment: 'creation' | 'running'): void {
  if (core === undefined) return;
  requireObject('core', core);
  checkNames('core', core, [...optionNames, ...streamGroups]);
  checkOptions('core', core, optionNames, moment);
  for (const stream of streamGroups) {
    const part = core[stream];
    if (part === undefined) continue;
    requireObject(`core.${stream}`, part);
    checkNames(`core.${stream}`, part, streamOptionNames);
    checkOptions(`core.${stream}`, part, streamOptionNames, moment);
  }
}

/** Throws when an object has a name that is not known at this place. */
export function checkNames(path: string, object: object, known: readonly string[]): void {
  for (const name of Object.keys(object)) {
    if (known.includes(name)) continue;
    throw new X2Error('X2-1002', `${path}.${name}${adviceFor(path, name, known)}`);
  }
}

export function requireObject(path: string, value: unknown): asserts value is Record<string, unknown> {
  if (!isObject(value)) throw new X2Error('X2-1003', `${path} 应为对象，收到 ${show(value)}`);
}

function checkOptions(path: string, values: Record<string, unknown>, names: readonly OptionName[], moment: 'creation' | 'running') {
  for (const name of names) {
    if (!Object.hasOwn(values, name)) continue;
    const spec: OptionSpec = options[name];
    if (moment === 'running' && !spec.dynamic) throw new X2Error('X2-1006', `${path}.${name}`);
    if (values[name] !== undefined) checkValue(`${path}.${name}`, values[name], spec);
  }
}

function adviceFor(path: string, name: string, known: readonly string[]): string {
  if (Object.hasOwn(FOREIGN, name)) return `（${FOREIGN[name]}）`;
  if (path !== 'core' && path.startsWith('core') && (commonOptionNames as string[]).includes(name)) return '（它只能写在 core 顶层）';
  if (!path.startsWith('core') && (optionNames as string[]).includes(name)) return '（它应写在 core 里）';
  const near = nearestName(name, known);
  return near ? `（是不是想写 ${near}？）` : '';
}
