import type {ObjectExpression} from 'acorn';
import {streamGroups} from 'x2-core/optionTable';
import type {WebId} from '../../../data/products.ts';
import {isStunUrl} from '../../shared/lists.ts';
import {readAddress} from '../../shared/pastedAddress.ts';
import {withoutTokenParameter} from '../../shared/withoutToken.ts';
import {optionProblems} from '../optionProblems.ts';
import {playerOptionPlace, playerOptions} from '../playerOptions.ts';
import {contradictions} from '../readSettings.ts';
import {address, uploadPolicies, type Settings} from '../settings.ts';
import {engineNames, type Found, type Owner, type Source} from './findConfig.ts';
import {cdnBye, p2pMediaLoader0, type Rule} from './oldNames.ts';
import {nameOf, readObject, type Skipped} from '../../shared/readObject.ts';

export type Mapping = {
  readonly source: Source;
  /** Changes to the page's settings. */
  readonly changes: Partial<Settings>;
  readonly mapped: readonly {readonly from: string; readonly to: string; readonly note?: string}[];
  readonly left: readonly Skipped[];
};

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const isStream = (name: string): boolean => (streamGroups as readonly string[]).includes(name);

/** Turns somebody's present configuration into settings of this page, and names what has no counterpart. */
export function mapConfig({source, engine, beside, platform, skin}: Found, text: string): Mapping {
  const result = new MappingBuilder(platform ?? 'hls', {...(platform && {platform}), ...(skin && {skin})});
  if (engine) mapEngine(engine, source, result);
  for (const {object, without, of} of beside) leaveAll(object, {without, of, text}, result);
  return result.finish(source);
}

function mapEngine(engine: ObjectExpression, source: Source, result: MappingBuilder): void {
  const skipped: Skipped[] = [];
  const data = readObject(engine, '', skipped);
  const flat = source === 'p2p-media-loader-0' ? flatten(data) : data;
  for (const [name, given] of Object.entries(flat)) {
    if (source === 'p2p-media-loader-2') result.keep(name, given);
    else result.apply(name, given, ruleFor(source, name));
  }
  // There may be advice even for what could not be read: a validator, for one, is a function in every engine.
  for (const {path, reason} of skipped) {
    const rule = ruleFor(source, path);
    result.leave(
      path,
      rule && 'reason' in rule ? rule.reason : engineNames.has(path) || rule ? `${reason}，请在生成的代码里自己补上` : reason,
    );
  }
}

/** Own names only: every object answers to `constructor`. */
function ruleFor(source: Source, name: string): Rule | undefined {
  const rules = {'p2p-media-loader-0': p2pMediaLoader0, cdnbye: cdnBye}[source as string];
  return rules && Object.hasOwn(rules, name) ? rules[name] : undefined;
}

/** By these an engine, or a variable with its options, is given to the player. */
const WIRES = ['loader', 'fLoader', 'pLoader', 'p2p', 'p2pConfig'];
const WIRED = '引擎由生成的代码接上，不用再写';

type Beside = {readonly without?: string; readonly of: Owner; readonly text: string};

/** Options that are not the engine's stay where they are, each named. */
function leaveAll(object: ObjectExpression, {without, of, text}: Beside, result: MappingBuilder): void {
  for (const property of object.properties) {
    const name = nameOf(property);
    if (name === undefined) {
      const words = text.slice(property.start, property.end).slice(0, 60);
      result.leave(words, words.includes('getConfigForHlsJs') ? WIRED : '要运行才知道内容');
    } else if (name !== without) result.leave(name, reasonFor(name, of, result.player));
  }
}

function reasonFor(name: string, of: Owner, player: WebId): string {
  if (of === 'another') return '在另一个对象里：一次只带过来一份，要它就单独粘贴';
  if (name === 'token') return '令牌不写在这里，代码里留着 YOUR_TOKEN';
  if (of === 'player' && WIRES.includes(name)) return WIRED;
  const {names} = playerOptions[player];
  return of === 'player' || names.includes(name) ? playerOptionPlace(player, name) : '没有对应的选项；是函数的，在生成的代码里自己补上';
}

/** `{loader: {a: 1}}` as `{'loader.a': 1}`. */
function flatten(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).flatMap(([group, values]) =>
      isData(values) ? Object.entries(values).map(([name, given]) => [`${group}.${name}`, given]) : [[group, values]],
    ),
  );
}

/** Options with a field of their own, and the field's text for a value. */
const fields: Readonly<Record<string, (value: unknown) => Partial<Settings> | undefined>> = {
  announceTrackers: (value) => (isTexts(value) ? {tracker: usableTrackers(value).join(', ')} : undefined),
  rtcConfig: (value) => {
    const urls = iceUrls(value);
    return urls && {stun: urls.filter(isStunUrl).join(', ')};
  },
  swarmId: (value) => (typeof value === 'string' && value.length <= 256 ? {swarm: value} : undefined),
  mode: (value) => ({mode: value === 'vod' ? 'vod' : 'live'}),
  isP2PUploadDisabled: (value) => (typeof value === 'boolean' ? {upload: value ? 'never' : 'always'} : undefined),
  upload: (value) => ({upload: uploadPolicies.find((policy) => policy === value) ?? 'unmetered'}),
};

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Why an address is no tracker for the page's settings. */
function trackerProblem(url: string): string | undefined {
  if (withoutTokenParameter(url) === address.defaults.tracker) return '这是文档里的例子，换成你自己的 Tracker';
  if (/^(?:https?|udp):/i.test(url.trim())) return '浏览器只能经 WebSocket 连接 Tracker，要用 wss:// 开头的地址';
  const read = readAddress(withoutTokenParameter(url), {protocols: ['wss:', 'ws:'], name: '地址'});
  return typeof read === 'string' ? read : undefined;
}

const usableTrackers = (urls: readonly string[]): string[] =>
  urls.filter((url) => trackerProblem(url) === undefined).map(withoutTokenParameter);

/** The addresses in `iceServers`; undefined when there is no such list, or something else in it. */
function iceUrls(value: unknown): string[] | undefined {
  if (!isData(value) || !Array.isArray(value.iceServers)) return undefined;
  const urls = value.iceServers.flatMap((server): unknown[] => (isData(server) ? [server.urls ?? server.url].flat() : [server]));
  return isTexts(urls) ? urls.map((url) => url.trim()) : undefined;
}

const isTurnUrl = (url: string): boolean => /^turns?:/i.test(url);

class MappingBuilder {
  readonly player: WebId;
  private changes: Partial<Settings>;
  private readonly options = new Map<string, unknown>();
  private readonly mapped: Mapping['mapped'][number][] = [];
  private readonly left = new Map<string, Skipped>();

  constructor(player: WebId, changes: Partial<Settings>) {
    this.player = player;
    this.changes = changes;
  }

  /** An option that has kept its name. */
  keep(name: string, value: unknown): void {
    if (isStream(name) && isData(value)) this.keepStream(name, value);
    else this.set(name, name, value);
  }

  /** Options of one stream, without those that fields of the page decide for all streams. */
  private keepStream(stream: string, values: Data): void {
    const own = Object.entries(values).filter(([name, value]) => {
      const [problem] = contradictions({[stream]: {[name]: value}}, 'hls');
      if (problem) this.leave(problem.where, problem.message);
      return !problem;
    });
    if (own.length > 0) this.set(stream, stream, Object.fromEntries(own));
  }

  apply(name: string, value: unknown, rule: Rule | undefined): void {
    if (!rule) this.leave(name, '没有对应的选项');
    else if ('reason' in rule) this.leave(name, rule.reason);
    else this.set(name, rule.to, rule.convert ? rule.convert(value) : value, rule.note);
  }

  leave(path: string, reason: string): void {
    // The same option may stand in several objects of a text.
    this.left.set(JSON.stringify([path, reason]), {path, reason});
  }

  finish(source: Source): Mapping {
    if (source === 'hls.js' || source === 'shaka-player')
      return {source, changes: this.changes, mapped: this.mapped, left: [...this.left.values()]};
    const options = this.options.size > 0 ? JSON.stringify(Object.fromEntries(this.options)) : '';
    // Without a swarmId the address decides; one left over from an earlier import would bring two streams together.
    return {source, changes: {swarm: '', ...this.changes, options}, mapped: this.mapped, left: [...this.left.values()]};
  }

  /** The servers of WebRTC for which the page has no field. */
  private leaveServers(from: string, urls: readonly string[]): void {
    if (urls.some(isTurnUrl)) this.leave(`${from} 的 TURN`, '中继要账号和流量费用，需要时在生成的代码里自己补上');
    for (const url of urls)
      if (!isStunUrl(url) && !isTurnUrl(url)) this.leave(`${from} 的「${url.slice(0, 60)}」`, '不是 STUN 或 TURN 的地址');
  }

  /** Whether any had to be left. */
  private leaveTrackers(from: string, urls: readonly string[]): boolean {
    const refused = urls.filter((url) => trackerProblem(url) !== undefined);
    for (const url of refused) this.leave(`${from} 的「${withoutTokenParameter(url).slice(0, 60)}」`, trackerProblem(url)!);
    return refused.length > 0;
  }

  private set(from: string, to: string, value: unknown, note?: string): void {
    // `false` is the default, and whether P2P waits for the viewer's consent is a choice of this page.
    if (to === 'isP2PDisabled' && value === false)
      return void this.mapped.push({from, to, note: '本来就打开；等不等观众同意由上面的选择决定'});
    const field = Object.hasOwn(fields, to) ? fields[to] : undefined;
    if (field) {
      const change = field(value);
      if (!change) return this.leave(from, '值不是能识别的形式');
      if (to === 'announceTrackers' && this.leaveTrackers(from, value as string[]) && change.tracker === '') return;
      this.changes = {...this.changes, ...change};
      note = noteOn(to, value) ?? note;
      if (to === 'rtcConfig') this.leaveServers(from, iceUrls(value)!);
    } else {
      const [problem] = optionProblems(this.player, Object.fromEntries([[to, value]]), 'creation');
      if (problem) return this.leave(from, problem.message);
      this.options.set(to, value);
    }
    this.mapped.push({from, to, note});
  }
}

/** What a list in a field of its own lost on the way. */
function noteOn(to: string, value: unknown): string | undefined {
  if (to === 'rtcConfig') return iceUrls(value)?.length === 0 ? '列表是空的，上面的 STUN 已清空' : undefined;
  if (to !== 'announceTrackers' || !isTexts(value)) return undefined;
  if (value.length === 0) return '列表是空的，上面的 Tracker 已清空';
  return value.some((url) => url !== withoutTokenParameter(url)) ? '去掉了地址里的 token：引擎会自己拼上' : undefined;
}
