import {skins} from './skins.ts';
import type {Project} from './readSettings.ts';

/** Where the page's Content-Security-Policy has to let the player go. STUN and peers are not subject to it. */
export function contentSecurityPolicy({platform, skin, streamUrl, trackers, siteOrigin}: Project): string {
  const sources = (addresses: readonly string[]): string[] => {
    const origins = addresses.map((address) => new URL(address).origin).filter((origin) => origin !== siteOrigin);
    return ["'self'", ...new Set(origins)];
  };
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'connect-src': sources([streamUrl, ...trackers]),
    // The system's player, for browsers without MSE, takes the stream itself.
    'media-src': [...sources([streamUrl]), 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    ...(platform === 'hls' && skins[skin].policy),
  };
  return Object.entries(directives)
    .map(([name, allowed]) => [name, ...allowed].join(' '))
    .join('; ');
}

export function writeCsp(project: Project): string {
  return `# 这个响应头由页面的服务器发送，不是 CDN。\nadd_header Content-Security-Policy "${contentSecurityPolicy(project)}" always;\n`;
}

/** A page on the CDN's own origin asks for no permission. */
export const needsCors = ({streamUrl, siteOrigin}: Project): boolean =>
  siteOrigin !== undefined && new URL(streamUrl).origin !== siteOrigin;

export function writeCors({streamUrl, siteOrigin}: Project): string {
  return `location ${folderOf(streamUrl)} {
  add_header Access-Control-Allow-Origin "${siteOrigin}" always;
  add_header Access-Control-Allow-Headers "Range, Authorization" always;
  add_header Access-Control-Expose-Headers "Content-Length, Content-Range" always;
  if ($request_method = OPTIONS) {
    return 204;
  }
}
`;
}

/** 206 is what the engine needs to finish a segment that a peer sent in part. */
export function writeRangeCheck({streamUrl}: Project): string {
  return `# 换成一个切片的地址；打印 206 才算支持 Range\ncurl -s -o /dev/null -r 0-1 -w '%{http_code}\\n' '${new URL('SEGMENT.ts', streamUrl).href}'\n`;
}

/** The first folder of the address, if nginx can read it as it is. */
function folderOf(address: string): string {
  const [, folder = ''] = new URL(address).pathname.split('/');
  const isFolder = new URL(address).pathname.split('/').length > 2;
  return isFolder && /^[\w.~-]+$/.test(folder) ? `/${folder}/` : '/';
}
