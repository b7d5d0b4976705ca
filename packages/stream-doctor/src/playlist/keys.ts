import {readAttributes} from './attributes.ts';
import type {Key} from './types.ts';

/** Encryption of whole segments, `isFullSegmentEncryption` in hls.js. */
const WHOLE_SEGMENT: ReadonlySet<string> = new Set(['AES-128', 'AES-256', 'AES-256-CTR']);
const SAMPLES: ReadonlySet<string> = new Set(['SAMPLE-AES', 'SAMPLE-AES-CENC', 'SAMPLE-AES-CTR']);

/** `KeySystemFormats` in hls.js, with the names people know. */
export const keySystems: ReadonlyMap<string, string> = new Map([
  ['com.apple.streamingkeydelivery', 'FairPlay'],
  ['urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed', 'Widevine'],
  ['com.microsoft.playready', 'PlayReady'],
  ['org.w3.clearkey', 'ClearKey'],
]);

/** `LevelKey.isSupported` in hls.js, which passes over a key that it does not support, as if nothing were encrypted. */
export function isSupportedKey({method, format}: Key): boolean {
  if (method === 'NONE' || WHOLE_SEGMENT.has(method)) return true;
  return format === 'identity' ? method === 'SAMPLE-AES' : keySystems.has(format) && SAMPLES.has(method);
}

/** From the attributes of `EXT-X-KEY` or `EXT-X-SESSION-KEY`. */
export function readKey(list: string): Key {
  const attributes = readAttributes(list);
  return {
    method: attributes.get('METHOD') ?? '',
    format: attributes.get('KEYFORMAT') ?? 'identity',
    uri: attributes.get('URI') || undefined,
  };
}
