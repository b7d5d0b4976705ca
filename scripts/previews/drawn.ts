import {createHash} from 'node:crypto';
import type {Preview} from '@x2p2p/site/config/previews';
import {pictureHtml} from './pictureHtml.ts';

/** What each picture was drawn from, as `run.ts` has noted it. */
export const NOTES = new URL('./drawn.json', import.meta.url);

export const noteOf = (preview: Preview): string => createHash('sha256').update(pictureHtml(preview)).digest('hex').slice(0, 16);
