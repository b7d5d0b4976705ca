import type {ShakaStream} from './shakaTypes.ts';

type Described = Pick<ShakaStream, 'originalId' | 'bandwidth' | 'width' | 'height' | 'language' | 'channelsCount'>;

/**
 * Names a DASH representation by what it is, so that viewers whose manifests list others beside it still mean the same bytes.
 * Codecs are left out: Shaka replaces those of Dolby Vision by what the device can play.
 */
export function representationName({originalId, bandwidth, width, height, language, channelsCount}: Described): string {
  const size = width && height ? `${width}x${height}` : '';
  return [textIn(originalId), bandwidth ?? '', size, textIn(language), channelsCount ?? ''].join('/');
}

/** Slashes separate the parts of a name. */
const textIn = (text: string | null): string => encodeURIComponent((text ?? '').replace(/\p{Surrogate}/gu, ''));
