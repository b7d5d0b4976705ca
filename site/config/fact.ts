type Known<T> = {readonly state: 'known'; readonly value: T};
type Placeholder<T> = {readonly state: 'placeholder'; readonly value: T};
type Unknown = {readonly state: 'unknown'};

/** One owner's fact: its value, and whether the owner has confirmed it. */
export type Fact<T> = Known<T> | Placeholder<T> | Unknown;

export const known = <T>(value: T): Known<T> => ({state: 'known', value});
export const placeholder = <T>(value: T): Placeholder<T> => ({state: 'placeholder', value});
export const unknown = (): Unknown => ({state: 'unknown'});
