/** One owner's fact: its value, and whether the owner has confirmed it. */
export type Fact<T> =
  | {readonly state: 'known'; readonly value: T}
  | {readonly state: 'placeholder'; readonly value: T}
  | {readonly state: 'unknown'};

export const known = <T>(value: T): Fact<T> => ({state: 'known', value});
export const placeholder = <T>(value: T): Fact<T> => ({state: 'placeholder', value});
export const unknown = <T>(): Fact<T> => ({state: 'unknown'});
