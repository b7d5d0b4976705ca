import {MEDIA_BASE} from '../protocol.ts';

type HashFile = {readonly renditions: readonly {readonly segments: readonly {readonly file: string; readonly sha256: string}[]}[]};

export type HashList = {readonly matches: (url: string, data: ArrayBuffer) => Promise<boolean>};

/** The origin's list of SHA-256 sums. Undefined outside secure contexts, which lack `crypto.subtle`, or if it cannot be loaded. */
export async function loadHashList(): Promise<HashList | undefined> {
  if (!(globalThis.crypto as Partial<Crypto> | undefined)?.subtle) return undefined;
  const response = await fetch(`${MEDIA_BASE}hashes.json`);
  if (!response.ok) return undefined;
  const {renditions} = (await response.json()) as HashFile;
  const expected = new Map(renditions.flatMap(({segments}) => segments.map(({file, sha256}) => [file, sha256] as const)));
  return {
    matches: async (url, data) => {
      const digest = await crypto.subtle.digest('SHA-256', data);
      return toHex(digest) === expected.get(new URL(url).pathname.split('/').slice(-2).join('/'));
    },
  };
}

function toHex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
