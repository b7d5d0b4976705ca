import {StreamProblem} from '../playlist/StreamProblem.ts';

/** With the bytes of every segment in it, as some browsers write them. */
export const MAX_HAR_LENGTH = 200_000_000;

export const harTooLarge = (): StreamProblem =>
  new StreamProblem('too-large', `HAR 文件超过 ${MAX_HAR_LENGTH / 1_000_000} MB；只录几十秒，或在导出前筛出 m3u8 与切片。`);

/** Whether a text that is JSON would be taken for a recording. */
export const looksLikeHar = (text: string): boolean => /^\s*\{\s*"log"\s*:\s*\{/.test(text.slice(0, 2000).replace(/^\uFEFF/, ''));
