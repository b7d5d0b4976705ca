/** One response header. */
export type Header = {readonly name: string; readonly value: string};

export type PolicyOptions = {
  /** CSP sources (`sha256-…`) of the inline scripts which the build wrote; `scripts/deploy/inlineScripts.ts` finds them. */
  readonly scriptHashes: readonly string[];
  /** Servers for development and tests: plain HTTP and WebSocket to this machine are allowed too. */
  readonly isLoopback?: boolean;
};

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*', 'ws://127.0.0.1:*'];

/**
 * One policy for every page. A policy belongs to the document that was loaded first, and readers go from page to page
 * without loading another, so one per route would depend on where the reader came in.
 *
 * - `script-src`: our own files and the inline scripts of the build, by hash. No `unsafe-inline`, no `unsafe-eval`. Speculation
 *   rules count as inline scripts: browsers ignore `inline-speculation-rules` beside a hash, so the rules are one constant text.
 * - `style-src`: `unsafe-inline`, because React prints `style` attributes into the HTML, and hashes do not cover those
 *   without `unsafe-hashes` and a list of every value. Styles cannot run code, and images and fonts are ours alone.
 * - `connect-src`: laboratory and tools contact the playlist or tracker that the reader types, which may be anywhere, but
 *   only encrypted. By itself the site contacts no other host (a test checks this); there is no cookie or account to steal.
 * - `frame-src`, `frame-ancestors`: the laboratory frames its viewers from this origin.
 */
export function contentSecurityPolicy({scriptHashes, isLoopback = false}: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    // data: is the theme's icons; blob: is a chart on its way to a file.
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    // MSE plays from a blob address.
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'https:', 'wss:', ...(isLoopback ? LOOPBACK : [])],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  const text = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return [...text, ...(isLoopback ? [] : ['upgrade-insecure-requests'])].join('; ');
}

/** Nothing on the site asks for a device or a sensor; players may use the whole screen, buttons may copy. */
const PERMISSIONS: Record<string, '()' | '(self)'> = {
  accelerometer: '()',
  autoplay: '(self)',
  camera: '()',
  'clipboard-read': '()',
  'clipboard-write': '(self)',
  'display-capture': '()',
  'encrypted-media': '(self)',
  fullscreen: '(self)',
  geolocation: '()',
  gyroscope: '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  'picture-in-picture': '(self)',
  'screen-wake-lock': '()',
  serial: '()',
  usb: '()',
  'xr-spatial-tracking': '()',
};

/** Headers of every response, errors and redirects included, from every server. */
export const securityHeaders = (options: PolicyOptions): readonly Header[] => [
  {name: 'Content-Security-Policy', value: contentSecurityPolicy(options)},
  {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
  {
    name: 'Permissions-Policy',
    value: Object.entries(PERMISSIONS)
      .map(([name, who]) => `${name}=${who}`)
      .join(', '),
  },
  {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
  {name: 'X-Content-Type-Options', value: 'nosniff'},
  // Repeats frame-ancestors for scanners and browsers that do not read it.
  {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
];

/** Only over HTTPS (RFC 6797, 7.2). Subdomains and preloading bind the owner's other hosts: theirs to decide. */
export const strictTransportSecurity: Header = {name: 'Strict-Transport-Security', value: 'max-age=31536000'};
