import type {SdkEntry} from '../shared/indexFormat.ts';

/** Ids of the SDKs that a text names. */
export type SdksNamed = (text: string) => string[];

export function sdksNamedBy(sdks: readonly SdkEntry[]): SdksNamed {
  const patterns = sdks.map(({id, names}) => ({id, names: new RegExp(names, 'i')}));
  return (text) => patterns.filter(({names}) => names.test(text)).map(({id}) => id);
}
