import type {ErrorEntry} from 'x2-core/errors';
import type {OptionSpec} from 'x2-hlsjs/options';
import type {WebPackage} from '../products.ts';

/** What integrators can rely on in one version of a web engine, printed from its built package by `npm run surface`. */
export type Surface = {
  readonly package: WebPackage;
  readonly version: string;
  /**
   * By where it is imported from, then by name: a type's header, or its whole declaration where it has no members. A member's name is
   * `Type.member`.
   */
  readonly types: Readonly<Record<string, Declarations>>;
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly errors: Readonly<Record<string, SurfaceError>>;
};

export type Declarations = Readonly<Record<string, string>>;
export type SurfaceError = Pick<ErrorEntry, 'title' | 'effect' | 'platforms'>;
