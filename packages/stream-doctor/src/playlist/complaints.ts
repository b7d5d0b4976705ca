/** The parser's messages in the reader's language. Messages that a rule of ours covers, or that nobody needs, are undefined. */
export function translateComplaint(message: string): string | undefined {
  if (/HOLD-BACK|EXT-X-DEFINE|defaulting (allowCache|CAN-BLOCK|media sequence|discontinuity)|CAN-BLOCK-RELOAD/.test(message))
    return undefined;
  const missing = /^(?:#EXT-X-[A-Z-]+|[A-Z-]+)(?: #\d+)?(?: for segment #\d+)? ?.*?lacks required attribute\(s\): (.+)$/.exec(message);
  if (missing) return `${/^#?(EXT-X-)?[A-Z-]+/.exec(message)![0].replace(/^#/, '')} 缺少 ${missing[1]}`;
  return known.find(([pattern]) => pattern.test(message))?.[1] ?? '标签的写法不合规范';
}

const known: readonly (readonly [RegExp, string])[] = [
  [/zero segment duration/, '切片时长是 0'],
  [/segment duration to the target duration|previous/, '切片没有 EXTINF'],
  [/key declaration without attribute/, 'EXT-X-KEY 没有属性'],
  [/key declaration without URI/, 'EXT-X-KEY 没有 URI'],
  [/key method/, 'EXT-X-KEY 没有可用的 METHOD'],
  [/key (URI|ID)/, 'EXT-X-KEY 的 DRM 属性不对'],
  [/SAMPLE-AES-CENC/, 'SAMPLE-AES-CENC 已废弃，应写 SAMPLE-AES-CTR'],
  [/media sequence/, 'EXT-X-MEDIA-SEQUENCE 不是数'],
  [/discontinuity sequence/, 'EXT-X-DISCONTINUITY-SEQUENCE 不是数'],
  [/playlist type/, 'EXT-X-PLAYLIST-TYPE 只能是 VOD 或 EVENT'],
  [/stream-inf/, 'EXT-X-STREAM-INF 没有属性'],
  [/target duration/, 'EXT-X-TARGETDURATION 不是正数'],
  [/start declaration/, 'EXT-X-START 不完整'],
  [/same TYPE/, 'EXT-X-PRELOAD-HINT 重复'],
  [/END-DATE/, 'EXT-X-DATERANGE 的结束早于开始'],
  [/DATERANGE/, 'EXT-X-DATERANGE 不完整'],
];
