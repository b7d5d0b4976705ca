import type {MediaPlaylist, Segment} from './playlist/types.ts';

const BY_ENDING: readonly (readonly [RegExp, string])[] = [
  [/\.(m4s|mp4|cmf[va]|m4[av])$/, 'fMP4'],
  [/\.(ts|m2ts|mpegts|mts)$/, 'TS'],
  [/\.(aac|mp3|ac3|ec3)$/, '纯音频'],
  [/\.(vtt|webvtt|srt|ttml|cmft)$/, '字幕'],
  [/\.(jpe?g|png|webp|avif|gif)$/, '图片'],
];

/** By the ending of the file, without one by whether there is an init segment. */
export function containerOfSegment({uri, map}: Pick<Segment, 'uri' | 'map'>): string {
  const file = uri.split(/[?#]/)[0]!.toLowerCase();
  return BY_ENDING.find(([ending]) => ending.test(file))?.[1] ?? (map ? 'fMP4' : 'TS 或未知');
}

/** Subtitles, and pictures for seeking: no picture or sound that a player plays, and nothing that the engine registers. */
export const isWatched = ({segments, tags}: Pick<MediaPlaylist, 'segments' | 'tags'>): boolean =>
  !tags.some(({name}) => name === 'EXT-X-IMAGES-ONLY') &&
  !segments.every((segment) => ['字幕', '图片'].includes(containerOfSegment(segment)));
