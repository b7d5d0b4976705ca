import {streamGroups, streamOptionNames} from 'x2-core/optionTable';
import {isNative, type ProductId} from '../../data/products.ts';
import {isStunUrl, splitList} from '../shared/lists.ts';
import {cleanAddress, pastedOther, readAddress} from '../shared/pastedAddress.ts';
import {readTrackers} from '../shared/readTrackers.ts';
import {namesToken} from '../shared/withoutToken.ts';
import {optionProblems, type Moment, type Problem} from './optionProblems.ts';
import {lengths, type Settings} from './settings.ts';
import type {Skin} from './skins.ts';

/** The reader's choices, checked and parsed: the input of the code writers. */
export type Project = {
  readonly platform: ProductId;
  /** Of HLS.js; the other platforms bring their own. */
  readonly skin: Skin;
  readonly mode: Settings['mode'];
  readonly upload: Settings['upload'];
  readonly consent: boolean;
  readonly streamUrl: string;
  /** Origins of the pages, each once; none in apps. */
  readonly siteOrigins: readonly string[];
  readonly trackers: readonly string[];
  readonly stunServers: readonly string[];
  readonly swarmId: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly dynamicOptions: Readonly<Record<string, unknown>>;
};

/** Options that have fields of their own on the page. */
const DECIDED_ABOVE = ['announceTrackers', 'rtcConfig', 'iceServers', 'swarmId', 'token', 'uploadOn'];
const decidedInStreams = streamOptionNames.filter((name) => DECIDED_ABOVE.includes(name));

type TextField = keyof typeof lengths;

/** What sentences to the reader call a field. */
export const fieldNames: Readonly<Record<TextField, string>> = {
  stream: '播放地址',
  site: '网站地址',
  tracker: 'Tracker',
  stun: 'STUN',
  swarm: '群组标识',
  options: '选项',
  dynamic: '运行中的改动',
};

export type FieldProblem = Problem & {readonly field: TextField};

/** Of its control on the page. */
export const fieldId = (field: TextField): string => `config-${field}`;

/** Far more than any configuration has. */
const LONGEST_OPTIONS = 20_000;

/** A problem of the field as a whole, or of an option in it. */
const problemOf = (field: TextField, message: string, {where = fieldNames[field], errorId}: Partial<Problem> = {}): FieldProblem => ({
  field,
  where,
  message,
  errorId,
});

/** A project, or the reasons why there is none; never half of one. */
export function readSettings(settings: Settings): {readonly project?: Project; readonly problems: readonly FieldProblem[]} {
  const problems: FieldProblem[] = [];
  const {platform} = settings;
  const stream = readUrl('stream', settings.stream, problems);
  const sites = isNative(platform) ? [] : readSites(settings.site, problems);
  const stunServers = splitList(settings.stun).filter((text) => isStun(text, platform, problems));
  const swarmId = settings.swarm.trim();
  if (/[\u0000-\u001f\u007f]/.test(swarmId)) problems.push(problemOf('swarm', '群组标识不能含控制字符。'));

  const secure = isNative(platform) || sites.some(({protocol}) => protocol === 'https:');
  const {urls: trackers, problem, errorId} = readTrackers(settings.tracker, {pageProtocol: secure ? 'https:' : undefined});
  if (problem) problems.push(problemOf('tracker', problem, {errorId: isNative(platform) ? undefined : errorId}));
  if (trackers.some(namesToken)) problems.push(problemOf('tracker', '地址里不要写 token：引擎会自己拼上，写在这里会进生成的代码。'));
  if (stream && secure && stream.protocol === 'http:')
    problems.push(problemOf('stream', '播放地址应改用 https://：https 页面会拦下 http 内容，应用要为它放开明文流量，我们不生成这种配置。'));

  const options = readOptions('options', settings, problems);
  const dynamicOptions = readOptions('dynamic', settings, problems);
  if (problems.length > 0 || !stream) return {problems};
  return {
    problems,
    project: {
      platform,
      skin: settings.skin,
      mode: settings.mode,
      upload: settings.upload,
      consent: settings.consent,
      streamUrl: stream.href,
      siteOrigins: [...new Set(sites.map(({origin}) => origin))],
      trackers: trackers.map(({href}) => href),
      stunServers,
      swarmId,
      options,
      dynamicOptions,
    },
  };
}

function readUrl(field: 'stream' | 'site', text: string, problems: FieldProblem[]): URL | undefined {
  const found =
    cleanAddress(text) === ''
      ? `${fieldNames[field]}还没有填。`
      : readAddress(text, {protocols: ['https:', 'http:'], name: fieldNames[field]});
  if (typeof found !== 'string') return found;
  problems.push(problemOf(field, found));
  return undefined;
}

/** All pages that play the stream, or none when one of them cannot be read. */
function readSites(text: string, problems: FieldProblem[]): URL[] {
  const parts = pastedOther(text) ? [text] : splitList(cleanAddress(text));
  const found = (parts.length > 0 ? parts : ['']).map((part) => {
    const refused: FieldProblem[] = [];
    return {url: readUrl('site', part, refused), refused};
  });
  const refused = found.flatMap((site) => site.refused);
  problems.push(...refused.slice(0, 1));
  return refused.length > 0 ? [] : found.flatMap(({url}) => url ?? []);
}

function isStun(text: string, platform: ProductId, problems: FieldProblem[]): boolean {
  if (isStunUrl(text)) return true;
  const turn = /^turns?:/.test(text);
  const message = turn
    ? `「${text.slice(0, 60)}」是 TURN：中继流量要由你的服务器付费，还要账号，这里不生成${isNative(platform) ? '；原生 SDK 的约定也不支持' : ''}。`
    : `STUN 应形如 stun:stun.x2p2p.example:3478，收到「${text.slice(0, 60)}」。`;
  problems.push(problemOf('stun', message));
  return false;
}

/** When the options of a field are given to the engine. */
const moments: Readonly<Record<'options' | 'dynamic', Moment>> = {options: 'creation', dynamic: 'running'};

function readOptions(field: keyof typeof moments, settings: Settings, problems: FieldProblem[]): Record<string, unknown> {
  const {platform, [field]: text} = settings;
  const moment = moments[field];
  const refuse = (message: string): Record<string, unknown> => {
    problems.push(problemOf(field, message));
    return {};
  };
  if (text.trim() === '') return {};
  if (text.trim().length > LONGEST_OPTIONS)
    return refuse(`${fieldNames[field]}超过 ${LONGEST_OPTIONS} 个字符，不像一份配置：只留下要改的选项。`);
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return refuse(`${fieldNames[field]}不是正确的 JSON：键和字符串用双引号，最后一项后面没有逗号。JS 写法请粘贴到「导入已有配置」。`);
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return refuse(`${fieldNames[field]}应是一个对象，例如 {"highDemandTimeWindow": 12}。`);
  const entries = Object.entries(values);
  const own = Object.fromEntries(entries.filter(([name]) => !DECIDED_ABOVE.includes(name)));
  const decided = entries
    .filter(([name]) => DECIDED_ABOVE.includes(name))
    .map(([name]) => ({
      where: name,
      message:
        moment === 'running' && name !== 'uploadOn'
          ? `X2-1006 该选项不能在运行中修改：${name}。`
          : `${name} 由上面的输入决定，不要写在${fieldNames[field]}里。`,
    }));
  const found: readonly Problem[] = [
    ...(moment === 'creation' ? contradictions(values as Record<string, unknown>, platform) : []),
    ...decided,
    ...optionProblems(platform, own, moment),
  ];
  problems.push(...found.map((problem) => problemOf(field, problem.message, problem)));
  return own;
}

/** Options that would silently undo what fields promise: who uploads, no start before the viewer agrees, where a stream's viewers meet. */
export function contradictions(values: Readonly<Record<string, unknown>>, platform: ProductId): Problem[] {
  const streams = isNative(platform) ? [] : streamGroups;
  const places = [['', values], ...streams.map((name) => [`${name}.`, values[name]])] as const;
  return places.flatMap(([prefix, place]) => {
    const {isP2PDisabled, isP2PUploadDisabled} = (place ?? {}) as {
      readonly isP2PDisabled?: unknown;
      readonly isP2PUploadDisabled?: unknown;
    };
    const decided = place === values ? [] : decidedInStreams.filter((name) => Object.hasOwn(place ?? {}, name));
    return [
      ...decided.map((name) => ({
        where: `${prefix}${name}`,
        message: `${prefix}${name} 由上面的输入决定，不要写在选项里；两路流要分开设，请在生成的代码里自己补上。`,
      })),
      ...(isP2PUploadDisabled === undefined
        ? []
        : [{where: `${prefix}isP2PUploadDisabled`, message: `${prefix}isP2PUploadDisabled 由上面的上传策略决定，不要写在选项里。`}]),
      ...(isP2PDisabled === false
        ? [{where: `${prefix}isP2PDisabled`, message: `${prefix}isP2PDisabled 默认就是 false，删掉它：等不等观众同意由上面的选择决定。`}]
        : []),
    ];
  });
}
