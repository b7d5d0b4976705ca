import {optionNames, streamGroups} from 'x2-core/optionTable';
import {isStunUrl} from '../../shared/lists.ts';
import {withoutTokenParameter} from '../../shared/withoutToken.ts';
import {optionProblems} from '../optionProblems.ts';
import {contradictions} from '../readSettings.ts';
import {uploadPolicies, type Settings} from '../settings.ts';
import {cdnBye, p2pMediaLoader0, type Rule} from './oldNames.ts';
import type {Skipped} from './readLiteral.ts';

export type Source = 'p2p-media-loader-2' | 'p2p-media-loader-0' | 'cdnbye';

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
const knownNames: ReadonlySet<string> = new Set([...optionNames, ...streamGroups]);

/** Turns somebody's present configuration into settings of this page, and lists what has no counterpart. */
export function mapConfig(value: Data, skipped: readonly Skipped[]): Mapping | undefined {
  const {source, data, prefix} = recognise(value) ?? {};
  if (!source || !data) return undefined;
  const flat = source === 'p2p-media-loader-0' ? flatten(data) : data;
  const result = new MappingBuilder();
  for (const [name, given] of Object.entries(flat)) {
    if (source === 'p2p-media-loader-2') result.keep(name, given);
    else result.apply(name, given, ruleFor(source, name));
  }
  // There may be advice even for what could not be read: a validator, for one, is a function in every engine.
  for (const {path, reason} of skipped) {
    const name = prefix && path.startsWith(`${prefix}.`) ? path.slice(prefix.length + 1) : path;
    const rule = ruleFor(source, name);
    result.leave(
      path,
      rule && 'reason' in rule ? rule.reason : knownNames.has(name) || rule ? `${reason}，请在生成的代码里自己补上` : reason,
    );
  }
  return result.finish(source);
}

/** Own names only: every object answers to `constructor`. */
function ruleFor(source: Source, name: string): Rule | undefined {
  const rules = {'p2p-media-loader-2': {}, 'p2p-media-loader-0': p2pMediaLoader0, cdnbye: cdnBye}[source] as Readonly<Record<string, Rule>>;
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}

/** Which engine wrote it, and where its options are. */
function recognise(value: Data): {source: Source; data: Data; prefix: string} | undefined {
  const places: readonly [string, unknown][] = [
    ['p2p.core', isData(value.p2p) ? value.p2p.core : undefined],
    ['core', value.core],
    ['p2pConfig', value.p2pConfig],
    ['p2p', value.p2p],
    ['', value],
  ];
  for (const [prefix, data] of places) {
    if (!isData(data)) continue;
    const names = Object.keys(data);
    if (prefix === 'p2pConfig') return {source: 'cdnbye', data, prefix};
    if (isData(data.loader) || isData(data.segments)) return {source: 'p2p-media-loader-0', data, prefix};
    if (prefix.endsWith('core')) return {source: 'p2p-media-loader-2', data, prefix};
    const modern = names.filter((name) => knownNames.has(name)).length;
    const foreign = names.filter((name) => Object.hasOwn(cdnBye, name)).length;
    if (modern + foreign > 0) return {source: modern >= foreign ? 'p2p-media-loader-2' : 'cdnbye', data, prefix};
  }
  return undefined;
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
  announceTrackers: (value) => (isTexts(value) ? {tracker: value.map(withoutTokenParameter).join(', ')} : undefined),
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

/** The addresses in `iceServers`; undefined when there is no such list, or something else in it. */
function iceUrls(value: unknown): string[] | undefined {
  if (!isData(value) || !Array.isArray(value.iceServers)) return undefined;
  const urls = value.iceServers.flatMap((server): unknown[] => (isData(server) ? [server.urls ?? server.url].flat() : [server]));
  return isTexts(urls) ? urls.map((url) => url.trim()) : undefined;
}

const isTurnUrl = (url: string): boolean => /^turns?:/i.test(url);

class MappingBuilder {
  private changes: Partial<Settings> = {};
  private readonly options = new Map<string, unknown>();
  private readonly mapped: Mapping['mapped'][number][] = [];
  private readonly left: Skipped[] = [];

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
    this.left.push({path, reason});
  }

  finish(source: Source): Mapping {
    const options = this.options.size > 0 ? JSON.stringify(Object.fromEntries(this.options)) : '';
    // Without a swarmId the address decides; one left over from an earlier import would bring two streams together.
    return {source, changes: {swarm: '', ...this.changes, options}, mapped: this.mapped, left: this.left};
  }

  /** The servers of WebRTC for which the page has no field. */
  private leaveServers(from: string, urls: readonly string[]): void {
    if (urls.some(isTurnUrl)) this.leave(`${from} 的 TURN`, '中继要账号和流量费用，需要时在生成的代码里自己补上');
    for (const url of urls)
      if (!isStunUrl(url) && !isTurnUrl(url)) this.leave(`${from} 的「${url.slice(0, 60)}」`, '不是 STUN 或 TURN 的地址');
  }

  private set(from: string, to: string, value: unknown, note?: string): void {
    // `false` is the default, and whether P2P waits for the viewer's consent is a choice of this page.
    if (to === 'isP2PDisabled' && value === false)
      return void this.mapped.push({from, to, note: '本来就打开；等不等观众同意由上面的选择决定'});
    const field = Object.hasOwn(fields, to) ? fields[to] : undefined;
    if (field) {
      const change = field(value);
      if (!change) return this.leave(from, '值不是能识别的形式');
      this.changes = {...this.changes, ...change};
      note = noteOn(to, value) ?? note;
      if (to === 'rtcConfig') this.leaveServers(from, iceUrls(value)!);
    } else {
      const [problem] = optionProblems('hls', Object.fromEntries([[to, value]]), 'creation');
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
