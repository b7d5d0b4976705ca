import type {Plugin} from 'esbuild';

export const asBundled: Plugin;
export const wholeAsBundled: () => Plugin[];
