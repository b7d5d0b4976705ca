import {extname} from 'node:path';

/** Every kind of file the site may ship. A new one is added here before it can be published (a test says so). */
export const contentTypes: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  // MPEG transport stream; a system's table may think of Qt Linguist or TypeScript.
  '.ts': 'video/mp2t',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
};

/** Files whose extension does not tell their type. */
export const namedTypes: Readonly<Record<string, string>> = {
  '/blog/rss.xml': 'application/rss+xml; charset=utf-8',
  '/blog/atom.xml': 'application/atom+xml; charset=utf-8',
  '/blog/feed.json': 'application/feed+json; charset=utf-8',
};

/** The type of a file, from its path below the site's root (`/blog/rss.xml`), or undefined for a kind nobody planned. */
export const contentTypeOf = (path: string): string | undefined => namedTypes[path] ?? contentTypes[extname(path).toLowerCase()];

const COMPRESSED = /^(text|font\/(?!woff)|application\/(json|javascript|xml|wasm|manifest|rss|atom|feed)|image\/svg)/;

/** Text gains from compression. Media and pictures do not, and stay simple to ask for in ranges. */
export const isCompressibleType = (type: string): boolean => COMPRESSED.test(type);

/** The same of a file, by its path below the site's root. */
export const isCompressible = (path: string): boolean => isCompressibleType(contentTypeOf(path) ?? '');

/** Forms of a page. */
export const pageExtensions: readonly string[] = ['.html', '.md'];

/** Extensions of text that is no page: what servers say of a page goes further. */
export const textExtensions: readonly string[] = Object.keys(contentTypes).filter(
  (extension) => !pageExtensions.includes(extension) && isCompressible(`/x${extension}`),
);
