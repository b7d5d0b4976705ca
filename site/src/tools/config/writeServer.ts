import {skins} from './skins.ts';
import type {Project} from './readSettings.ts';

/** Where the page's Content-Security-Policy has to let the player go. STUN and peers are not subject to it. */
export function contentSecurityPolicy({platform, skin, streamUrl, trackers, siteOrigins}: Project): string {
  const sources = (addresses: readonly string[]): string[] => {
    const origins = addresses.map((address) => new URL(address).origin).filter((origin) => siteOrigins.some((site) => site !== origin));
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

/** Pages on the CDN's own origin ask for no permission. */
const admitted = ({streamUrl, siteOrigins}: Project): readonly string[] =>
  siteOrigins.filter((origin) => origin !== new URL(streamUrl).origin);

export const needsCors = (project: Project): boolean => admitted(project).length > 0;

/** The header has room for one origin: of several, the server has to choose by the request. */
export const needsCorsMap = (project: Project): boolean => admitted(project).length > 1;

export function writeCorsMap(project: Project): string {
  return `# 写在 http 块里，server 块外面。不在其中的来源得到空值，nginx 不发送值为空的响应头。
map $http_origin $x2_admitted_origin {
${admitted(project)
  .map((origin) => `  "${origin}" $http_origin;\n`)
  .join('')}}
`;
}

export function writeCors(project: Project): string {
  // A cache must not give the answer for one origin to another.
  const origin = needsCorsMap(project)
    ? 'Access-Control-Allow-Origin $x2_admitted_origin always;\n  add_header Vary "Origin" always;'
    : `Access-Control-Allow-Origin "${admitted(project)[0]}" always;`;
  return `location ${folderOf(project.streamUrl)} {
  # add_header 不累加：里层的块自己写了一条，这里的就一条也不继承。
  add_header ${origin}
  add_header Access-Control-Allow-Headers "Range, Authorization" always;
  add_header Access-Control-Expose-Headers "Content-Length, Content-Range" always;
  add_header Access-Control-Max-Age "7200" always;
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
