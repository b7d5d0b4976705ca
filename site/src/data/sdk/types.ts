import type {ErrorId} from 'x2-core/errors';
import type {NativeId, NativeLanguage} from '../products.ts';

/** What a value is, apart from any language. Each SDK says how it spells the kind. */
export type ValueKind =
  | 'text'
  | 'optionalText'
  | 'texts'
  | 'urls'
  | 'switch'
  | 'seconds'
  | 'count'
  | 'milliseconds'
  | 'bytes'
  | 'mebibytes'
  | 'uploadOn'
  | 'logLevel'
  | 'validator'
  | 'headers';

/** On which networks an app uploads. */
export type UploadPolicy = 'unmetered' | 'always' | 'never';

/** One configuration option. */
export type SdkOption = {
  readonly name: string;
  readonly kind: ValueKind;
  readonly group: OptionGroup;
  /** As a reader would write it; `必填` where there is none. */
  readonly default: string;
  /** For readers. A number's limits are repeated in `min` and `max`, for checks. */
  readonly range?: string;
  readonly min?: number;
  readonly max?: number;
  /** Can be changed while the engine runs. */
  readonly dynamic: boolean;
  /** The web engine's counterpart: the same name, another name, or none. */
  readonly web: 'same' | 'different' | 'none' | {readonly name: string};
  readonly description: string;
};

export type OptionGroup = 'access' | 'policy' | 'scheduling' | 'storage' | 'diagnosis' | 'stream';

/** One signature, in one language. */
export type Signature = {readonly language: NativeLanguage; readonly code: string};

/** One function of the SDK. */
export type SdkMethod = {
  /** Anchor: `#method-<id>`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly signatures: readonly Signature[];
  readonly parameters?: readonly Field[];
  readonly returns?: string;
  /** Errors that stop the call. */
  readonly throws?: readonly ErrorId[];
  /** Which thread may call it, and whether it waits. */
  readonly threading: string;
};

/** A named value: parameter, event payload or statistic. */
export type Field = {readonly name: string; readonly type: string; readonly description: string};

/** One event. */
export type SdkEvent = {
  readonly id: string;
  /** As the SDK spells it, one entry for each language that differs. */
  readonly names: readonly string[];
  readonly description: string;
  readonly payload: readonly Field[];
  readonly web: boolean;
};

/** A permission of the system, and what for. */
export type Permission = {
  /** As the system spells it; empty when there is none to ask for. */
  readonly name: string;
  readonly purpose: string;
  readonly when: string;
};

/** Everything a page about one SDK is rendered from, beside its row in the table of products. */
export type SdkContract = {
  readonly id: NativeId;
  /** How this SDK spells each kind of value. */
  readonly types: Readonly<Record<ValueKind, string>>;
  readonly uploadOn: Readonly<Record<UploadPolicy, string>>;
  /** At least one entry, so that the privacy page says something of every SDK. */
  readonly permissions: readonly [Permission, ...Permission[]];
  readonly options: readonly SdkOption[];
  readonly methods: readonly SdkMethod[];
  readonly events: readonly SdkEvent[];
  readonly stats: readonly Field[];
};
