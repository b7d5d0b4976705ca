import {X2Error} from '../X2Error.ts';
import {checkCore, checkNames, requireObject} from '../options/checkConfig.ts';
import {show} from '../options/checkValue.ts';
import {commonOptionNames, options, streamOptionNames, type streamGroups} from '../options/optionTable.ts';
import type {CellularPolicy, CommonCoreConfig, CoreConfig, DefinedCoreConfig, DynamicCoreConfig, StreamConfig} from '../types/index.ts';
import {guardSegments, PeerStarts} from './guardSegments.ts';
import {memoryLimit} from './memoryLimit.ts';
import {withToken} from './withToken.ts';

/** What both engines accept at creation. */
export type EngineConfig = {token?: string; core?: Partial<CoreConfig>};

/** What both engines accept while running. */
export type DynamicEngineConfig = {core?: DynamicCoreConfig};

/** What settings depend on, asked whenever they are used. */
export type Conditions = {readonly isOnCellular: () => boolean; /** See `Playback`. */ readonly isPlaybackShort: () => boolean};

type StreamName = (typeof streamGroups)[number];
type AnyRecord = Record<string, unknown>;

/** The options for which the engine underneath has a use. */
const STORAGE_OPTIONS = ['segmentMemoryStorageLimit', 'customSegmentStorageFactory'];

/**
 * The integrator's settings, checked and completed. It keeps them as written, and translates them for the engine
 * underneath: announce addresses carry the token, and validators are wrapped (see guardSegments).
 */
export class EngineSettings {
  readonly token: string | undefined;
  readonly core: DefinedCoreConfig;
  /** Must hear the engine's events, for the validators' sake. */
  readonly peerStarts = new PeerStarts();

  readonly #now: Conditions;

  constructor(config: EngineConfig = {}, now: Conditions = {isOnCellular: () => false, isPlaybackShort: () => false}) {
    this.#now = now;
    requireObject('config', config);
    checkNames('config', config, ['token', 'core']);
    checkCore(config.core, 'creation');
    this.token = checkToken(config.token);
    const core = config.core ?? {};
    this.core = {
      ...(completeCommon(core) as CommonCoreConfig),
      mainStream: completeStream(core, core.mainStream),
      secondaryStream: completeStream(core, core.secondaryStream),
    };
    if (this.hasTracker && !this.token) throw new X2Error('X2-1001', this.token === '' ? 'token 是空字符串' : undefined);
  }

  get hasTracker(): boolean {
    return this.core.mainStream.announceTrackers.length > 0 || this.core.secondaryStream.announceTrackers.length > 0;
  }

  /** What the network allows, whatever the switches say. */
  get allowed(): CellularPolicy {
    return (this.core.isCellular ?? this.#now.isOnCellular()) ? this.core.p2pOnCellular : 'share';
  }

  /** What depends on conditions, for both streams, as it is to be now. */
  conditional(): DynamicCoreConfig {
    return {mainStream: this.conditionalOf('mainStream'), secondaryStream: this.conditionalOf('secondaryStream')};
  }

  /** The `core` for the engine underneath. */
  toUpstream(): Partial<CoreConfig> {
    return {
      ...withMemoryLimit({segmentMemoryStorageLimit: undefined, ...pick(this.core, STORAGE_OPTIONS)}),
      mainStream: this.streamToUpstream('mainStream'),
      secondaryStream: this.streamToUpstream('secondaryStream'),
    };
  }

  /** Takes in a change made while running, and returns it in the form the engine underneath needs. */
  change(config: DynamicEngineConfig): DynamicCoreConfig {
    requireObject('config', config);
    if ('token' in config) throw new X2Error('X2-1006', 'token');
    checkNames('config', config, ['core']);
    checkCore(config.core, 'running');
    const {mainStream, secondaryStream, ...top} = (config.core ?? {}) as AnyRecord & DynamicCoreConfig;
    Object.assign(this.core, withDefaults(pick(top, commonOptionNames)));
    const forStreams = withDefaults(pick(top, streamOptionNames));
    return {
      ...withMemoryLimit(withDefaults(pick(top, STORAGE_OPTIONS))),
      mainStream: this.changeStream('mainStream', {...forStreams, ...withDefaults(mainStream ?? {})}),
      secondaryStream: this.changeStream('secondaryStream', {...forStreams, ...withDefaults(secondaryStream ?? {})}),
    };
  }

  /** A copy that the caller may change freely. */
  getCore(): DefinedCoreConfig {
    return {...this.core, mainStream: copyStream(this.core.mainStream), secondaryStream: copyStream(this.core.secondaryStream)};
  }

  private streamToUpstream(name: StreamName): StreamConfig {
    const stream = this.core[name];
    return {
      ...stream,
      ...this.conditionalOf(name),
      announceTrackers: stream.announceTrackers.map((address) => withToken(address, this.token)),
      ...guardSegments(() => this.core[name], this.peerStarts),
    };
  }

  private changeStream(name: StreamName, change: AnyRecord): AnyRecord {
    Object.assign(this.core[name], change);
    // The guards installed at creation look these up on each use, so the engine underneath must keep the guards.
    const {validateP2PSegment, validateHTTPSegment, httpRequestSetup, ...rest} = change;
    return {...rest, ...this.conditionalOf(name)};
  }

  private conditionalOf(name: StreamName): Pick<StreamConfig, 'isP2PDisabled' | 'isP2PUploadDisabled' | 'simultaneousHttpDownloads'> {
    const {isP2PDisabled, isP2PUploadDisabled, simultaneousHttpDownloads} = this.core[name];
    return {
      isP2PDisabled: isP2PDisabled || this.allowed === 'none',
      isP2PUploadDisabled: isP2PUploadDisabled || this.allowed !== 'share',
      // A second download would take half of the line from the one that the player needs next.
      simultaneousHttpDownloads: this.#now.isPlaybackShort() ? 1 : simultaneousHttpDownloads,
    };
  }
}

function checkToken(token: unknown): string | undefined {
  if (token !== undefined && typeof token !== 'string') throw new X2Error('X2-1003', `token 应为字符串，收到 ${show(token)}`);
  return token;
}

/** Those with a default are completed; the others stay absent where nothing was said. */
function completeCommon(core: Partial<CoreConfig>): AnyRecord {
  const defaults = Object.fromEntries(
    commonOptionNames.map((name) => [name, defaultOf(name)]).filter(([, value]) => value !== undefined),
  ) as AnyRecord;
  return {...defaults, ...withDefaults(pick(core, commonOptionNames))};
}

function completeStream(core: Partial<CoreConfig>, specific: Partial<StreamConfig> = {}): StreamConfig {
  const values = {...withoutUndefined(pick(core, streamOptionNames)), ...withoutUndefined(specific)};
  // A copy: what the integrator changes in their objects afterwards would be unchecked.
  return copyStream(
    Object.fromEntries(streamOptionNames.map((name) => [name, values[name] ?? defaultOf(name)])) as unknown as StreamConfig,
  );
}

const copyStream = (stream: StreamConfig): StreamConfig => ({
  ...stream,
  announceTrackers: [...stream.announceTrackers],
  rtcConfig: {...stream.rtcConfig, ...(stream.rtcConfig.iceServers && {iceServers: structuredClone(stream.rtcConfig.iceServers)})},
});

/** `undefined` asks for the default again. */
const withDefaults = (values: AnyRecord): AnyRecord =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? defaultOf(name)]));

/** The engine underneath would take gigabytes where nothing is said. */
const withMemoryLimit = (values: AnyRecord): AnyRecord =>
  'segmentMemoryStorageLimit' in values && values['segmentMemoryStorageLimit'] === undefined
    ? {...values, segmentMemoryStorageLimit: memoryLimit()}
    : values;

const defaultOf = (name: string): unknown => structuredClone(options[name as keyof typeof options].default);

const pick = (values: object, names: readonly string[]): AnyRecord =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(values, name)).map((name) => [name, (values as AnyRecord)[name]]));

const withoutUndefined = (values: object): AnyRecord =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
