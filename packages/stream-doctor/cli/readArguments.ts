import {parseArgs} from 'node:util';
import {Trouble} from '@x2p2p/command/Trouble';
import {defaultSettings, type DoctorSettings, type Severity} from '../src/index.ts';

/** What a command line asks for. */
export type Asked = {
  readonly values: Values;
  /** An address, a file, or - for the standard input. */
  readonly target: string;
  readonly settings: DoctorSettings;
  /** With what is found the exit code is 1. */
  readonly failing: readonly Severity[];
  /** How long to follow a list. */
  readonly seconds: number | undefined;
};

export type Values = ReturnType<typeof parse>['values'];

/** Undefined when help is wanted. */
export function readArguments(args: readonly string[]): Asked | undefined {
  const {values, positionals} = parse(args);
  if (values.help) return undefined;
  const [target] = positionals;
  if (target === undefined || positionals.length > 1) throw new Trouble('要给出一个地址、一个文件名或 -；--help 查看用法。');
  const settings: DoctorSettings = {
    ...defaultSettings,
    highDemandTimeWindow: number('--window', values.window, 0, 3600) ?? defaultSettings.highDemandTimeWindow,
    liveSyncDurationCount: number('--sync-count', values['sync-count'], 1, 1000),
    uplink: (number('--uplink', values.uplink, 1, 1e7) ?? defaultSettings.uplink / 1000) * 1000,
    lowLatencyMode: !values['no-low-latency'],
    swarmId: values['swarm-id'],
  };
  const failOn = values['fail-on'] ?? 'problem';
  if (!['problem', 'warning', 'never'].includes(failOn)) throw new Trouble('--fail-on 只能是 problem、warning 或 never。');
  const seconds = number('--for', values.for, 1, 1e7);
  if (seconds !== undefined && !values.watch) throw new Trouble('--for 只和 --watch 一起用。');
  return {
    values,
    target,
    settings,
    failing: failOn === 'never' ? [] : failOn === 'warning' ? ['problem', 'warning'] : ['problem'],
    seconds,
  };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
      'fail-on': {type: 'string'},
      base: {type: 'string'},
      'swarm-id': {type: 'string'},
      window: {type: 'string'},
      'sync-count': {type: 'string'},
      'no-low-latency': {type: 'boolean'},
      uplink: {type: 'string'},
      origin: {type: 'string'},
      'no-recheck': {type: 'boolean'},
      later: {type: 'string', multiple: true},
      watch: {type: 'boolean'},
      for: {type: 'string'},
    },
  });
}

function number(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value >= min && value <= max)) throw new Trouble(`${name} 应为 ${min} 到 ${max} 的数。`);
  return value;
}
