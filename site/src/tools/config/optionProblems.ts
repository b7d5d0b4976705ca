import {checkCore, describeError, nearestName, show} from 'x2-core/checks';
import {X2Error, type ErrorId} from 'x2-core/errors';
import {options as webOptions, type OptionSpec} from 'x2-core/options';
import {isNative, productOf, type NativeId, type ProductId, type WebId} from '../../data/products.ts';
import {contracts} from '../../data/sdk/index.ts';
import type {SdkOption, ValueKind} from '../../data/sdk/types.ts';
import {playerOptionAdvice} from './playerOptions.ts';

export type Problem = {
  /** What it is about: the name of an option or of a field. */
  readonly where: string;
  readonly message: string;
  /** An id of the error catalogue, where the engine would say the same. */
  readonly errorId?: ErrorId;
};

export type Moment = 'creation' | 'running';

/** What the engine of this platform would refuse, one entry for each option. The web engines' own checks decide for the web. */
export function optionProblems(platform: ProductId, values: Readonly<Record<string, unknown>>, moment: Moment): Problem[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const problem = isNative(platform) ? nativeProblem(platform, name, value, moment) : webProblem(platform, name, value, moment);
    return problem ? [problem] : [];
  });
}

const isFunction = (name: string): boolean =>
  Object.hasOwn(webOptions, name) && (webOptions as Readonly<Record<string, OptionSpec>>)[name]!.type === 'function';

function webProblem(player: WebId, name: string, value: unknown, moment: Moment): Problem | undefined {
  const advice = playerOptionAdvice(player, name);
  if (advice) return refusal(name, 'X2-1002', advice);
  if (isFunction(name)) return refusal(name, 'X2-1003', `${name} 应为函数，JSON 里写不了，请在生成的代码里自己补上`);
  try {
    // Built as own property: "__proto__" as a key must be refused, not obeyed.
    checkCore(Object.fromEntries([[name, value]]), moment);
    return undefined;
  } catch (error) {
    if (!(error instanceof X2Error)) throw error;
    return {where: name, message: error.message, errorId: error.id};
  }
}

const integerKinds: readonly ValueKind[] = ['count', 'milliseconds', 'bytes', 'mebibytes'];
const numberKinds: readonly ValueKind[] = ['seconds', ...integerKinds];

/** Only what can be written as a value: functions and headers belong in the app's own code. */
export function nativeOptions(platform: NativeId): readonly SdkOption[] {
  return contracts[platform].options.filter(({kind, group}) => group !== 'stream' && (kind === 'switch' || numberKinds.includes(kind)));
}

function nativeProblem(platform: NativeId, name: string, value: unknown, moment: Moment): Problem | undefined {
  const {options} = contracts[platform];
  const known = nativeOptions(platform);
  const option = known.find((candidate) => candidate.name === name);
  if (!option) {
    if (options.some((candidate) => candidate.name === name))
      return {where: name, message: `${name} 不能写成 JSON 里的值，请在生成的代码里自己补上。`};
    const near = nearestName(
      name,
      known.map((candidate) => candidate.name),
    );
    return refusal(name, 'X2-1002', `${productOf(platform).name} SDK 没有 ${name}${near ? `（是不是想写 ${near}？）` : ''}`);
  }
  if (moment === 'running' && !option.dynamic) return refusal(name, 'X2-1006', name);
  const expected = option.kind === 'switch' ? 'boolean' : 'number';
  if (typeof value !== expected)
    return refusal(name, 'X2-1003', `${name} 应为${expected === 'boolean' ? '布尔值' : '数字'}，收到 ${show(value)}`);
  if (typeof value === 'number' && !isInRange(value, option)) {
    return refusal(
      name,
      'X2-1004',
      `${name} 应为 ${option.range ?? '数'}${integerKinds.includes(option.kind) ? '，整数' : ''}，收到 ${show(value)}`,
    );
  }
  return undefined;
}

const refusal = (where: string, errorId: ErrorId, detail: string): Problem => ({where, message: describeError(errorId, detail), errorId});

/** Every platform holds a count in 32 bits. */
const LARGEST_COUNT = 2 ** 31 - 1;

function isInRange(value: number, {min = Number.NEGATIVE_INFINITY, max = LARGEST_COUNT, kind}: SdkOption): boolean {
  return Number.isFinite(value) && value >= min && value <= max && (!integerKinds.includes(kind) || Number.isInteger(value));
}
