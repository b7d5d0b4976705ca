import {isStunUrl, splitList} from '../shared/lists.ts';
import {optionProblems, type Problem} from './optionProblems.ts';
import {isNative, type Platform, type Settings, type UploadPolicy} from './settings.ts';

/** The reader's choices, checked and taken apart: what the writers of code work from. */
export type Project = {
  readonly platform: Platform;
  readonly mode: 'live' | 'vod';
  readonly upload: UploadPolicy;
  readonly consent: boolean;
  readonly streamUrl: string;
  /** Origin of the page; undefined in apps. */
  readonly siteOrigin: string | undefined;
  readonly trackers: readonly string[];
  readonly stunServers: readonly string[];
  readonly swarmId: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly dynamicOptions: Readonly<Record<string, unknown>>;
};

/** Options that have fields of their own on the page. */
const DECIDED_ABOVE = ['announceTrackers', 'rtcConfig', 'iceServers', 'swarmId', 'token', 'uploadOn'];

/** A project, or the reasons why there is none; never half of one. */
export function readSettings(settings: Settings): {readonly project?: Project; readonly problems: readonly Problem[]} {
  const problems: Problem[] = [];
  const {platform} = settings;
  const stream = readUrl('播放地址', settings.stream, ['https:', 'http:'], problems);
  const site = isNative(platform) ? undefined : readUrl('网站地址', settings.site, ['https:', 'http:'], problems);
  const trackers = splitList(settings.tracker).flatMap((text) => readUrl('Tracker', text, ['wss:', 'ws:'], problems) ?? []);
  const stunServers = splitList(settings.stun).filter((text) => isStun(text, platform, problems));
  const swarmId = settings.swarm.trim();
  if (/[\u0000-\u001f\u007f]/.test(swarmId)) problems.push({where: '群组标识', message: '群组标识不能含控制字符。'});

  const secure = site?.protocol === 'https:' || isNative(platform);
  for (const tracker of trackers) {
    if (tracker.searchParams.has('token')) problems.push({where: 'Tracker', message: '地址里不要写 token：引擎会自己拼上，写在这里会进网址。'});
    if (secure && tracker.protocol === 'ws:') problems.push({where: 'Tracker', message: `「${tracker.href}」应以 wss:// 开头：https 页面和应用里不加密的连接会被拒绝。`, errorId: isNative(platform) ? undefined : 'X2-1005'});
  }
  if (stream && secure && stream.protocol === 'http:') problems.push({where: '播放地址', message: '播放地址应改用 https://：https 页面会拦下 http 内容，应用要为它放开明文流量，我们不生成这种配置。'});

  const options = readOptions('选项', settings.options, platform, 'creation', problems);
  const dynamicOptions = readOptions('运行中的改动', settings.dynamic, platform, 'running', problems);
  if (problems.length > 0 || !stream) return {problems};
  return {
    problems,
    project: {
      platform,
      mode: settings.mode,
      upload: settings.upload,
      consent: settings.consent,
      streamUrl: stream.href,
      siteOrigin: site?.origin,
      trackers: trackers.map(({href}) => href),
      stunServers,
      swarmId,
      options,
      dynamicOptions,
    },
  };
}

function readUrl(where: string, text: string, protocols: readonly string[], problems: Problem[]): URL | undefined {
  const accepted = protocols.map((protocol) => `${protocol}//`).join(' 或 ');
  try {
    const url = new URL(text.trim());
    if (protocols.includes(url.protocol) && url.host !== '') {
      // A quote in an address is legal and would end a string in the generated code.
      url.href = url.href.replaceAll("'", '%27');
      if (url.username === '' && url.password === '') return url;
      problems.push({where, message: `${where}里不要写用户名和密码。`});
      return undefined;
    }
  } catch {
    // Said below, like a wrong protocol.
  }
  problems.push({where, message: text.trim() === '' ? `${where}还没有填。` : `${where}应是 ${accepted} 开头的完整地址。`});
  return undefined;
}

function isStun(text: string, platform: Platform, problems: Problem[]): boolean {
  if (isStunUrl(text)) return true;
  const turn = /^turns?:/.test(text);
  problems.push({
    where: 'STUN',
    message: turn
      ? `「${text.slice(0, 60)}」是 TURN：中转流量要由你的服务器付费，还要账号，这里不生成${isNative(platform) ? '；原生 SDK 的约定也不支持' : ''}。`
      : `STUN 应形如 stun:stun.x2p2p.example:3478，收到「${text.slice(0, 60)}」。`,
  });
  return false;
}

function readOptions(where: string, text: string, platform: Platform, moment: 'creation' | 'running', problems: Problem[]): Record<string, unknown> {
  if (text.trim() === '') return {};
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    problems.push({where, message: `${where}不是正确的 JSON：键和字符串用双引号，最后一项后面没有逗号。JS 写法请粘贴到「导入已有配置」。`});
    return {};
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    problems.push({where, message: `${where}应是一个对象，例如 {"highDemandTimeWindow": 12}。`});
    return {};
  }
  if (moment === 'creation') problems.push(...contradictions(values as Record<string, unknown>, platform));
  const entries = Object.entries(values);
  const own = entries.filter(([name]) => !DECIDED_ABOVE.includes(name));
  for (const [name] of entries) if (DECIDED_ABOVE.includes(name)) problems.push({where: name, message: moment === 'running' && name !== 'uploadOn' ? `X2-1006 该选项不能在运行中修改：${name}。` : `${name} 由上面的输入决定，不要写在${where}里。`});
  problems.push(...optionProblems(platform, Object.fromEntries(own), moment));
  return Object.fromEntries(own);
}

/** Switches that would undo, without a word, what the fields above promise: who uploads, and that nothing starts before the viewer agrees. */
function contradictions(values: Readonly<Record<string, unknown>>, platform: Platform): Problem[] {
  const streams = isNative(platform) ? [] : ['mainStream', 'secondaryStream'];
  const places = [['', values], ...streams.map((name) => [`${name}.`, values[name]])] as const;
  return places.flatMap(([prefix, place]) => {
    const {isP2PDisabled, isP2PUploadDisabled} = (place ?? {}) as {readonly isP2PDisabled?: unknown; readonly isP2PUploadDisabled?: unknown};
    return [
      ...(isP2PUploadDisabled === undefined ? [] : [{where: `${prefix}isP2PUploadDisabled`, message: `${prefix}isP2PUploadDisabled 由上面的上传策略决定，不要写在选项里。`}]),
      ...(isP2PDisabled === false ? [{where: `${prefix}isP2PDisabled`, message: `${prefix}isP2PDisabled 默认就是 false，删掉它：等不等观众同意由上面的选择决定。`}] : []),
    ];
  });
}
