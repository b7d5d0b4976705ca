/** A part of an address that looks different for every viewer. */
export type Sign = {readonly text: string; readonly reason: string; readonly isCertain: boolean};

const TOKEN_NAMES =
  'token|access_?token|sign|signature|sig|auth|auth_key|hdnts|hdnea|hmac|secret|wssecret|wstime|txsecret|txtime|expires?|exp|e|st|md5|hash|session|sessionid|jsessionid|phpsessid|sid|uid|userid|ip';
const NAMED = new RegExp(`(?:^|[~;,!._-])(?:${TOKEN_NAMES})[=_-](?=[^/]{4})`, 'i');

/** Names that stand as a folder of their own before their value, as in `/expire/1795251600/sig/0a1b2c3d/`. */
const FOLDER_NAMES: ReadonlySet<string> = new Set(
  'sign auth auth_key secret wstime txtime expire expires expiry exp session sessions sessionid session_id sess sid uid userid st'.split(
    ' ',
  ),
);
/** Of these no other meaning is known, so that any value is a token. */
const TOKEN_FOLDERS: ReadonlySet<string> = new Set(
  'token access_token accesstoken signature sig lsig hmac hdnts hdnea wssecret txsecret'.split(' '),
);

/** Signs of a per-viewer token in the path. A query does not matter: the engine cuts it off. */
export function pathTokens(address: string): Sign[] {
  const parts = pathParts(address);
  const stems = parts.map((text, index) => (index === parts.length - 1 ? text.replace(/\.[A-Za-z0-9]{2,5}$/, '') : text));
  return parts.flatMap((text, index): Sign[] => {
    const isFile = index === parts.length - 1;
    const stem = stems[index]!;
    const before = stems[index - 1] ?? '';
    const hasTime = isTime(before) || isTime(stems[index + 1] ?? '');
    if (/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/.test(stem)) return [{text, reason: '是一个 JWT', isCertain: true}];
    if (/^[^=]+=[^=]/.test(stem) && NAMED.test(stem)) return [{text, reason: '写着签名的名字', isCertain: true}];
    if (!isFile && isTokenOf(before, stem)) return [{text: `${before}/${text}`, reason: '写着签名的名字', isCertain: true}];
    const [, name = '', value = ''] = /^([a-z_]+)[-_:.,~](.+)$/i.exec(stem) ?? [];
    if (isNamedToken(name, value)) return [{text, reason: '写着签名的名字', isCertain: true}];
    if (isSignedTime(stem)) return [{text, reason: '是时间和哈希值', isCertain: true}];
    if (isHash(stem) || (hasTime && isShortHash(stem)))
      return [{text, reason: hasTime ? '是哈希值，旁边还有时间' : '像哈希值', isCertain: hasTime}];
    if (hasTime && isHex(stem)) return [{text, reason: '像哈希值，旁边还有时间', isCertain: false}];
    return isMixed(stem) ? [{text, reason: hasTime ? '像随机生成的令牌，旁边还有时间' : '像随机生成的令牌', isCertain: hasTime}] : [];
  });
}

const IDENTITY_NAMES = new Set([
  'id',
  'cid',
  'vid',
  'aid',
  'pid',
  'tvid',
  'channel',
  'channelid',
  'channel_id',
  'ch',
  'stream',
  'streamid',
  'stream_id',
  'streamname',
  'room',
  'roomid',
  'room_id',
  'name',
  'app',
  'video',
  'videoid',
  'video_id',
  'program',
  'programid',
  'content',
  'contentid',
  'file',
  'src',
  'url',
  'path',
  'play',
  'playid',
  'live',
  'liveid',
  'live_id',
  'asset',
  'media',
  'mediaid',
]);
const GENERIC_FILE =
  /^(index|playlist|master|manifest|main|live|play|stream|chunklist|media|hls|video|get|m3u8|api|player|proxy)?(\.(m3u8?|php|aspx?|jsp|do|cgi))?$/i;

/** Names of query parameters that seem to say which stream it is, when the path does not. */
export function identityInQuery(address: string): string[] {
  const url = parseAddress(address);
  if (!url) return [];
  const file = url.pathname.split('/').at(-1) ?? '';
  const isGeneric = GENERIC_FILE.test(file);
  return [...new Set(url.searchParams.keys())].filter((name) => isGeneric && IDENTITY_NAMES.has(name.toLowerCase()));
}

export function parseAddress(address: string | undefined, base?: string): URL | undefined {
  // A playlist may have thousands of relative addresses, and an exception for each would cost more than all other work.
  if (address === undefined || (base === undefined && !/^\s*https?:/i.test(address))) return undefined;
  try {
    const url = new URL(address, base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** An address as the engine gets it from the browser: normalized, without fragment. */
export function manifestAddress(address: string | undefined): string | undefined {
  const url = parseAddress(address?.trim());
  if (url) url.hash = '';
  return url?.href;
}

function pathParts(address: string): string[] {
  return (parseAddress(address)?.pathname ?? '').split('/').filter(Boolean).map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** MD5, SHA-1 or longer in hex. A UUID is not one: it usually names the content. */
const isHash = (text: string): boolean => text.length >= 32 && isHex(text);

/** Half an MD5 or more; letters and digits both, as no number and no word has. */
const isHex = (text: string): boolean => /^[0-9a-f]{16,}$/i.test(text) && /\d/.test(text) && /[a-f]/i.test(text);

/** MD5 in base64url, as nginx' secure_link writes it: 22 characters, of which capital and small letters are always some. */
const isShortHash = (text: string): boolean => /^[\w+-]{22}(==)?$/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);

/** `<time>-0-0-<md5>`, `<md5>,<time>` and the like: both in one part of the path. */
function isSignedTime(text: string): boolean {
  const pieces = text.split(/[-_,.;:~]/);
  if (pieces.some(isTime) && pieces.some(isHash)) return true;
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const behind = text.slice(first.length + 1);
  const ahead = text.slice(0, -last.length - 1);
  return (isTime(first) && isShortHash(behind)) || (isTime(last) && isShortHash(ahead));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A value that no person chose. */
const isDrawn = (text: string): boolean => isTime(text) || isHash(text) || isShortHash(text) || isMixed(text) || UUID.test(text);

/** In a folder of its own behind a name; long and with digits is enough there. */
function isTokenOf(name: string, value: string): boolean {
  const known = name.toLowerCase();
  if (TOKEN_FOLDERS.has(known)) return value.length >= 6;
  return FOLDER_NAMES.has(known) && (isDrawn(value) || (/^[\w+=~.-]{8,}$/.test(value) && /\d/.test(value)));
}

/** `session-<uuid>`, `sig_<hash>`. */
const isNamedToken = (name: string, value: string): boolean =>
  (TOKEN_FOLDERS.has(name.toLowerCase()) || FOLDER_NAMES.has(name.toLowerCase())) && isDrawn(value);

/** Seconds since 1970 in decimal or hex, or yyyyMMddHHmm with or without seconds; yyyyMMdd alone names a day's folder. */
export const isTime = (text: string): boolean => /^(1[5-9]|2\d)\d{8}$|^[4-9a-f][0-9a-f]{7}$|^20\d{10}(\d{2})?$/i.test(text);

/** Base64-like: long, with small and capital letters and digits in turn. */
function isMixed(text: string): boolean {
  if (!/^[\w+=~.-]{22,}$/.test(text)) return false;
  const changes = text.match(/[a-z][A-Z0-9]|[A-Z][a-z0-9]|[0-9][A-Za-z]/g)?.length ?? 0;
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) && changes >= text.length / 4;
}
