import {readFile, stat} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {
  collect,
  defaultSettings,
  diagnose,
  MAX_PLAYLIST_LENGTH,
  readHar,
  StreamProblem,
  verdictOf,
  type DoctorSettings,
  type Severity,
  type StreamInput,
} from '../src/index.ts';
import {readAddress} from '../src/collect/fetchText.ts';
import {harTooLarge, looksLikeHar, MAX_HAR_LENGTH} from '../src/har/looksLikeHar.ts';
import {tooLarge} from '../src/playlist/checkText.ts';
import {reportText} from '../src/reportText.ts';
import {follow, watchLine} from '../src/watch.ts';

const USAGE = `用法：stream-doctor <地址 | 文件 | -> [选项]

  文件                    m3u8，或浏览器开发者工具导出的 HAR：看每份列表的历次读取、跳转与响应头
  -                       从标准输入读
  --json                  输出 JSON
  --fail-on <级别>        problem（缺省）、warning、never：达到这个级别时退出码为 1
  --base <地址>           文件或标准输入的播放地址，用来计算群组
  --swarm-id <值>         你设置的 swarmId
  --window <秒>           highDemandTimeWindow，缺省 ${defaultSettings.highDemandTimeWindow}
  --sync-count <个>       hls.js 的 liveSyncDurationCount
  --no-low-latency        hls.js 关掉了 lowLatencyMode
  --uplink <kbit/s>       一位观众的上行，缺省 ${defaultSettings.uplink / 1000}
  --origin <地址>         以哪个网站的身份检查 CORS，缺省 https://example.com
  --no-recheck            直播不隔一会儿再读一次
  --later <文件>          同一份列表稍后读到的内容，用来比较序号；可以写几次，按先后
  --watch                 盯着一路直播，直到它结束、到 --for 的时间或按 Ctrl-C；配 --json 每件事一行 JSON
  --for <秒>              --watch 盯多久，缺省不限
  --help                  显示这段说明

退出码：0 没有达到级别的问题；1 有；2 没法检查（连不上、不是播放列表、参数写错）。`;

/** The command. Returns the exit code and never throws. */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const {values, positionals} = parse(args);
    if (values.help) return (console.log(USAGE), 0);
    const [target] = positionals;
    if (target === undefined || positionals.length > 1)
      throw new StreamProblem('bad-address', '要给出一个地址、一个文件名或 -；--help 查看用法。');
    const settings: DoctorSettings = {
      ...defaultSettings,
      highDemandTimeWindow: number('--window', values.window, 0, 3600) ?? defaultSettings.highDemandTimeWindow,
      liveSyncDurationCount: number('--sync-count', values['sync-count'], 1, 1000),
      uplink: (number('--uplink', values.uplink, 1, 1e7) ?? defaultSettings.uplink / 1000) * 1000,
      lowLatencyMode: !values['no-low-latency'],
      swarmId: values['swarm-id'],
    };
    const failOn = values['fail-on'] ?? 'problem';
    if (!['problem', 'warning', 'never'].includes(failOn))
      throw new StreamProblem('bad-address', '--fail-on 只能是 problem、warning 或 never。');
    const failing = failOn === 'never' ? [] : failOn === 'warning' ? ['problem', 'warning'] : ['problem'];
    const seconds = number('--for', values.for, 1, 1e7);
    if (values.watch)
      return (await watchAddress(target, {values, settings, seconds})).some((severity) => failing.includes(severity)) ? 1 : 0;
    if (seconds !== undefined) throw new StreamProblem('bad-address', '--for 只和 --watch 一起用。');

    const report = diagnose(await read(target, values), settings);
    console.log(values.json ? JSON.stringify({...report, verdict: verdictOf(report)}, null, 2) : reportText(report));
    return failing.includes(verdictOf(report)) ? 1 : 0;
  } catch (error) {
    console.error(sentence(error as Error & {code?: string}));
    return 2;
  }
}

/** Translates what `parseArgs` complains about, since its messages are English. */
function sentence({code, message}: {readonly code?: string; readonly message: string}): string {
  const [, option = ''] = /'(-[^' ]*)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `没有 ${option} 这个选项；--help 查看用法。`;
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return `${option} 的写法不对：要看它后面该不该跟一个值；--help 查看用法。`;
  return message;
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

type Values = ReturnType<typeof parse>['values'];

async function read(target: string, values: Values): Promise<StreamInput> {
  if (isAddress(target)) {
    if (values.later) throw new StreamProblem('bad-address', '--later 只和文件或标准输入一起用：地址会自己再读一次。');
    return collect(target, {...transportOf(values), recheck: !values['no-recheck']});
  }
  if (/^[a-z]{3,}:\/\//i.test(target)) throw new StreamProblem('bad-address', '只认 http:// 与 https:// 的地址。');
  const base = values.base === undefined ? undefined : readAddress(values.base).href;
  const text = target === '-' ? await readInput() : await readTextFile(target);
  if (isHar(target) || looksLikeHar(text)) {
    if (values.later) throw new StreamProblem('bad-address', '--later 不和 HAR 一起用：HAR 里有每一次读取。');
    return readHar(text);
  }
  const later = await Promise.all((values.later ?? []).map(async (name) => ({text: await readTextFile(name)})));
  return {entry: {text, address: base, finalAddress: base, later}};
}

const isAddress = (target: string): boolean => /^https?:\/\//i.test(target);

const transportOf = ({origin}: Values) => ({
  fetch,
  origin: origin === undefined ? 'https://example.com' : readAddress(origin).origin,
});

type WatchTask = {readonly values: Values; readonly settings: DoctorSettings; readonly seconds: number | undefined};

/** Follows a list until it ends, the time is up or the user has seen enough; returns how bad what it warned of was. */
async function watchAddress(target: string, {values, settings, seconds}: WatchTask): Promise<readonly Severity[]> {
  if (!isAddress(target)) throw new StreamProblem('bad-address', '--watch 要一个 http:// 或 https:// 的地址：文件不会变。');
  const stop = new AbortController();
  const end = (): void => stop.abort();
  const timer = seconds === undefined ? undefined : setTimeout(end, seconds * 1000);
  process.once('SIGINT', end).once('SIGTERM', end);
  const severities = new Set<Severity>();
  try {
    await follow(target, {
      ...transportOf(values),
      settings,
      signal: stop.signal,
      onEvent: (event) => {
        if (event.event === 'warning') severities.add(event.severity);
        console.log(values.json ? JSON.stringify(event) : watchLine(event));
      },
    });
  } catch (error) {
    if (!(error instanceof StreamProblem && error.id === 'cancelled')) throw error;
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', end).off('SIGTERM', end);
  }
  return [...severities];
}

const isHar = (name: string): boolean => /\.har$/i.test(name);

async function readTextFile(name: string): Promise<string> {
  const found = await stat(name).catch(() => undefined);
  if (!found?.isFile()) throw new StreamProblem('bad-address', `没有叫 ${name} 的文件。`);
  if (isHar(name) && found.size > MAX_HAR_LENGTH) throw harTooLarge();
  if (!isHar(name) && found.size > MAX_PLAYLIST_LENGTH) throw tooLarge();
  return readFile(name, 'utf8');
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > MAX_PLAYLIST_LENGTH) throw tooLarge();
  }
  return Buffer.concat(chunks).toString('utf8');
}

function number(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value >= min && value <= max)) throw new StreamProblem('bad-address', `${name} 应为 ${min} 到 ${max} 的数。`);
  return value;
}
