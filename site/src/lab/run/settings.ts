import {defineAddress, flag, numberIn, oneOf} from '../../address/addressState.ts';
import {MAX_VIEWERS, RENDITIONS, type EngineOptions, type StreamMode} from '../protocol.ts';

/** Everything that a link to the laboratory restores. A tracker's address and token are never part of it. */
export type LabSettings = {
  readonly viewers: number;
  readonly mode: StreamMode;
  readonly rendition: number;
  /** Runs a second group, the same size, with P2P off. */
  readonly compare: boolean;
  readonly options: EngineOptions;
};

/** Says what the next settings are, from those of that moment: what is on the page may be a press behind. */
export type ChangeSettings = (next: (current: LabSettings) => LabSettings) => void;

export const DEFAULT_SETTINGS: LabSettings = {
  viewers: 4,
  mode: 'live',
  rendition: 0,
  compare: false,
  options: {highDemandTimeWindow: 4, simultaneousHttpDownloads: 2, simultaneousP2PDownloads: 3, isP2PUploadDisabled: false},
};

export const OPTION_LIMITS = {
  highDemandTimeWindow: {min: 0, max: 30, unit: 's', name: '高需求窗口'},
  simultaneousHttpDownloads: {min: 1, max: 6, unit: '', name: 'HTTP 名额'},
  simultaneousP2PDownloads: {min: 1, max: 10, unit: '', name: 'P2P 名额'},
} as const;

/** What can go wrong on purpose. */
export const FAULTS = ['tracker', 'gone', 'left', 'throttled', 'corrupt'] as const;
export type Fault = (typeof FAULTS)[number];

const option = (name: keyof typeof OPTION_LIMITS) =>
  numberIn({...OPTION_LIMITS[name], fallback: DEFAULT_SETTINGS.options[name], integer: true});

/** Short names, because people read and type them. */
export const labAddress = defineAddress({
  viewers: numberIn({min: 1, max: MAX_VIEWERS, fallback: DEFAULT_SETTINGS.viewers, integer: true}),
  mode: oneOf(['live', 'vod'], DEFAULT_SETTINGS.mode),
  quality: oneOf(RENDITIONS, RENDITIONS[DEFAULT_SETTINGS.rendition]!),
  /** Left to the device, unless somebody decides it. */
  compare: oneOf(['auto', '0', '1'], 'auto'),
  window: option('highDemandTimeWindow'),
  http: option('simultaneousHttpDownloads'),
  p2p: option('simultaneousP2PDownloads'),
  upload: flag(!DEFAULT_SETTINGS.options.isP2PUploadDisabled),
  /** Whether a run begins as the page opens. */
  start: flag(false),
  /** The fault that a link is about, and whose: laid ready, never caused by the address itself. */
  fault: oneOf(['none', ...FAULTS], 'none'),
  seat: numberIn({min: 1, max: MAX_VIEWERS, fallback: 1, integer: true}),
});

export type LabValues = typeof labAddress.defaults;
/** Whether so many viewers are compared with a control group where nobody has decided it. */
type ComparesUnasked = (viewers: number) => boolean;

const never = (): boolean => false;

export const settingsFrom = (
  {viewers, mode, quality, compare, window: highDemandTimeWindow, http, p2p, upload}: LabValues,
  comparesUnasked: ComparesUnasked = never,
): LabSettings => ({
  viewers,
  mode,
  rendition: RENDITIONS.indexOf(quality),
  compare: compare === 'auto' ? comparesUnasked(viewers) : compare === '1',
  options: {highDemandTimeWindow, simultaneousHttpDownloads: http, simultaneousP2PDownloads: p2p, isP2PUploadDisabled: !upload},
});

/** Says outright whether there is a control group: so does a link to a run. With `comparesUnasked` only where the device would do otherwise. */
export const valuesOf = ({viewers, mode, rendition, compare, options}: LabSettings, comparesUnasked?: ComparesUnasked): LabValues => ({
  viewers,
  mode,
  quality: RENDITIONS[rendition]!,
  compare: compare === comparesUnasked?.(viewers) ? 'auto' : compare ? '1' : '0',
  window: options.highDemandTimeWindow,
  http: options.simultaneousHttpDownloads,
  p2p: options.simultaneousP2PDownloads,
  upload: !options.isP2PUploadDisabled,
  start: false,
  fault: 'none',
  seat: 1,
});
