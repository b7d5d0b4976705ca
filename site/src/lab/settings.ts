import {MAX_VIEWERS, RENDITIONS, type EngineOptions, type StreamMode} from './protocol.ts';

/** Everything that a link to the laboratory restores. A tracker's address and token are never part of it. */
export type LabSettings = {
  readonly viewers: number;
  readonly mode: StreamMode;
  readonly rendition: number;
  /** Runs a second group, the same size, with P2P off. */
  readonly compare: boolean;
  readonly options: EngineOptions;
};

export const DEFAULT_SETTINGS: LabSettings = {
  viewers: 4,
  mode: 'live',
  rendition: 0,
  compare: false,
  options: {highDemandTimeWindow: 4, simultaneousHttpDownloads: 2, simultaneousP2PDownloads: 3, isP2PUploadDisabled: false},
};

export const OPTION_LIMITS = {
  highDemandTimeWindow: {min: 0, max: 30, unit: 's', name: '高需求窗口'},
  simultaneousHttpDownloads: {min: 1, max: 6, unit: '', name: 'HTTP 并行数'},
  simultaneousP2PDownloads: {min: 1, max: 10, unit: '', name: 'P2P 并行数'},
} as const;

type NumericOption = keyof typeof OPTION_LIMITS;

/** Names in the address. Short, because people read and type them. */
const OPTION_PARAMETERS: Readonly<Record<NumericOption, string>> = {
  highDemandTimeWindow: 'window',
  simultaneousHttpDownloads: 'http',
  simultaneousP2PDownloads: 'p2p',
};

export type ParsedAddress = {
  readonly settings: LabSettings;
  readonly start: boolean;
  /** One sentence in Chinese per parameter that could not be used. */
  readonly problems: readonly string[];
};

export function parseAddress(search: string): ParsedAddress {
  const parameters = new URLSearchParams(search);
  const problems: string[] = [];

  const integer = (name: string, min: number, max: number, fallback: number): number => {
    const text = parameters.get(name);
    if (text === null) return fallback;
    if (/^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
    problems.push(`地址里的 ${name} 应是 ${min} 到 ${max} 的整数，已改用 ${fallback}。`);
    return fallback;
  };

  const choice = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const text = parameters.get(name);
    if (text === null) return fallback;
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    problems.push(`地址里的 ${name} 只能是 ${values.join(' 或 ')}，已改用 ${fallback}。`);
    return fallback;
  };

  const flag = (name: string, fallback: boolean): boolean => choice(name, ['1', '0'], fallback ? '1' : '0') === '1';
  const option = (name: NumericOption): number => {
    const {min, max} = OPTION_LIMITS[name];
    return integer(OPTION_PARAMETERS[name], min, max, DEFAULT_SETTINGS.options[name]);
  };

  const settings: LabSettings = {
    viewers: integer('viewers', 1, MAX_VIEWERS, DEFAULT_SETTINGS.viewers),
    mode: choice('mode', ['live', 'vod'], DEFAULT_SETTINGS.mode),
    rendition: RENDITIONS.indexOf(choice('quality', RENDITIONS, RENDITIONS[DEFAULT_SETTINGS.rendition] ?? RENDITIONS[0])),
    compare: flag('compare', DEFAULT_SETTINGS.compare),
    options: {
      highDemandTimeWindow: option('highDemandTimeWindow'),
      simultaneousHttpDownloads: option('simultaneousHttpDownloads'),
      simultaneousP2PDownloads: option('simultaneousP2PDownloads'),
      isP2PUploadDisabled: !flag('upload', true),
    },
  };
  return {settings, start: flag('start', false), problems};
}

/** The shortest address that restores these settings: what equals a default is left out, except the two main ones. */
export function toAddress(settings: LabSettings, {start}: {readonly start: boolean}): string {
  const parameters = new URLSearchParams({viewers: String(settings.viewers), mode: settings.mode});
  if (settings.rendition !== DEFAULT_SETTINGS.rendition) parameters.set('quality', RENDITIONS[settings.rendition] ?? RENDITIONS[0]);
  if (settings.compare !== DEFAULT_SETTINGS.compare) parameters.set('compare', settings.compare ? '1' : '0');
  for (const [name, parameter] of Object.entries(OPTION_PARAMETERS) as [NumericOption, string][]) {
    const value = settings.options[name];
    if (value !== DEFAULT_SETTINGS.options[name]) parameters.set(parameter, String(value));
  }
  if (settings.options.isP2PUploadDisabled) parameters.set('upload', '0');
  if (start) parameters.set('start', '1');
  return `?${parameters}`;
}

/** A tracker address typed by the visitor: the sentence to show when it cannot be used. */
export function trackerProblem(text: string, pageProtocol: string): string | undefined {
  if (text === '') return undefined;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'Tracker 地址不完整，形如 wss://tracker.x2p2p.example/announce。';
  }
  if (url.protocol === 'wss:') return undefined;
  if (url.protocol === 'ws:') return pageProtocol === 'https:' ? 'https 页面里浏览器会拒绝 ws://，请换成 wss://。' : undefined;
  return 'Tracker 地址应以 wss:// 开头（WebTorrent 协议的 WebSocket Tracker）。';
}
