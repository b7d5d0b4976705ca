import {Trouble} from '@x2p2p/command/Trouble';
import {examine, readArguments, reportJson} from 'stream-doctor/command';
import * as z from 'zod';

/** The options of `x2 doctor` that change what is found, in the words of an assistant's tools. */
export const streamInput = z.strictObject({
  target: z.string().optional().describe('m3u8 的 http(s) 地址，或本机 m3u8、HAR 文件的路径'),
  text: z.string().optional().describe('播放列表或 HAR 的内容，代替 target'),
  base: z.string().optional().describe('文件或 text 的播放地址，用来计算群组'),
  later: z.array(z.string()).optional().describe('同一份播放列表稍后读到的内容所在的文件，按先后'),
  swarmId: z.string().optional().describe('设置的 swarmId'),
  window: z.number().optional().describe('highDemandTimeWindow，秒'),
  syncCount: z.number().optional().describe('hls.js 的 liveSyncDurationCount'),
  lowLatency: z.boolean().optional().describe('false 表示 hls.js 关掉了 lowLatencyMode'),
  uplink: z.number().optional().describe('一位观众的上行，kbit/s'),
  origin: z.string().optional().describe('以哪个网站的身份检查 CORS'),
  recheck: z.boolean().optional().describe('false 表示直播不隔一会儿再读一次'),
});

type StreamInput = z.infer<typeof streamInput>;

/** What `x2 doctor --json` prints. The arguments are read by the command's own reader, so ranges and sentences are the same. */
export async function examineStream({target, text, ...options}: StreamInput): Promise<string> {
  if ((target === undefined) === (text === undefined)) throw new Trouble('target 与 text 要写一个，也只写一个。');
  // The standard input belongs to the protocol, and help is no report.
  const asked = readArguments([...argumentsOf(options), '--', target === '-' ? './-' : (target ?? '-')]);
  return reportJson(await examine(asked!, () => Promise.resolve(text ?? '')));
}

const argumentsOf = (options: Omit<StreamInput, 'target' | 'text'>): string[] => [
  ...valued('base', options.base),
  ...(options.later ?? []).flatMap((file) => valued('later', file)),
  ...valued('swarm-id', options.swarmId),
  ...valued('window', options.window),
  ...valued('sync-count', options.syncCount),
  ...(options.lowLatency === false ? ['--no-low-latency'] : []),
  ...valued('uplink', options.uplink),
  ...valued('origin', options.origin),
  ...(options.recheck === false ? ['--no-recheck'] : []),
];

const valued = (name: string, value: string | number | undefined): string[] => (value === undefined ? [] : [`--${name}=${value}`]);
