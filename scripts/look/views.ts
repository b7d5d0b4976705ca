import type {Kind} from './kinds.ts';
import type {State} from './states.ts';
import {windows, type Window} from './windows.ts';

/** One picture: a kind of page in a state, in a window. */
export type View = {readonly kind: string; readonly path: string; readonly state: State; readonly window: Window};

/** What a list of changes calls a view; also its file, without the ending. */
export const nameOf = ({kind, state, window}: View): string => `${kind}/${state.name}/${window.width}`;

const choose = <T>(all: readonly T[], wanted: readonly string[] | undefined, name: (one: T) => string, what: string): readonly T[] => {
  const unknown = wanted?.filter((one) => !all.some((other) => name(other) === one)) ?? [];
  if (unknown.length > 0) throw new Error(`No ${what} ${unknown.join(', ')}; there are: ${all.map(name).join(', ')}.`);
  return wanted ? all.filter((one) => wanted.includes(name(one))) : all;
};

/** All views of the wanted kinds and widths, window by window; every one when nothing is said. */
export const views = (kinds: readonly Kind[], only?: readonly string[], widths?: readonly string[]): View[] =>
  choose(windows, widths, ({width}) => String(width), 'width').flatMap((window) =>
    choose(kinds, only, ({name}) => name, 'kind').flatMap(({name: kind, path, states}) =>
      states.map((state) => ({kind, path, state, window})),
    ),
  );
