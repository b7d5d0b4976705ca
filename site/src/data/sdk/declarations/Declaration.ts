import type {Signature} from '../types.ts';

/** A type of an SDK's interface, as each language declares it. */
export type Declaration = {
  /** Anchor: `#type-<id>`. */
  readonly id: DeclarationId;
  /** The types that stand here, as the heading names them. */
  readonly names: readonly string[];
  readonly description: string;
  readonly code: readonly Signature[];
};

export const declarationIds = [
  'config',
  'dynamic-config',
  'stream-config',
  'upload-on',
  'log-level',
  'validator',
  'stats',
  'source',
  'event',
  'error',
] as const;
export type DeclarationId = (typeof declarationIds)[number];

/** One language's declarations; a type that a language does without is left out. */
export type Declarations = Readonly<Partial<Record<DeclarationId, string>>>;
