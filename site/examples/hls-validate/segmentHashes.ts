import type {CoreConfig} from 'x2-hlsjs';

/** Path of a segment → SHA-256 in lower-case hexadecimal. */
export type HashList = Readonly<Record<string, string>>;

// #region list
/** The list comes from your own origin over HTTPS, never from a peer. */
export async function loadHashList(url: string, init?: RequestInit): Promise<HashList> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`哈希清单下载失败：HTTP ${response.status}`);
  return response.json();
}
// #endregion

// #region validator
type Validator = NonNullable<CoreConfig['validateP2PSegment']>;

export function createSegmentValidator(hashes: HashList): Validator {
  return async (segmentUrl, _byteRange, data) => {
    const expected = hashes[new URL(segmentUrl).pathname];
    // A segment that the list does not know is refused; it then comes over HTTP.
    return expected !== undefined && expected === (await sha256(data));
  };
}

/** crypto.subtle exists on https:// pages and on localhost only. */
async function sha256(data: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', data);
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return Array.from(new Uint8Array(digest), hex).join('');
}
// #endregion
