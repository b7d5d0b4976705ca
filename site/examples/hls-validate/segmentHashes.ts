// #region validator
import type {CoreConfig} from 'x2-hlsjs';

/** 切片地址里的路径 → 小写十六进制的 SHA-256。 */
export type HashList = Readonly<Record<string, string>>;

type Validator = NonNullable<CoreConfig['validateP2PSegment']>;

export function createSegmentValidator(hashes: HashList): Validator {
  return async (segmentUrl, _byteRange, data) => {
    const expected = hashes[new URL(segmentUrl).pathname];
    // 清单里没有的切片一律拒收，改走 HTTP。
    return expected !== undefined && expected === (await sha256(data));
  };
}

/** crypto.subtle 只在 https:// 页面与 localhost 上存在。 */
async function sha256(data: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', data);
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return Array.from(new Uint8Array(digest), hex).join('');
}
// #endregion

// #region list
/** 清单来自自己的源站，经 HTTPS 下载，不能来自节点。 */
export async function loadHashList(url: string, init?: RequestInit): Promise<HashList> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`哈希清单下载失败：HTTP ${response.status}`);
  return (await response.json()) as HashList;
}
// #endregion
