import {toolIds} from '../tools/questions.ts';

/** What a page reads from its address, by the path of the page. A test checks the running pages for parameters missing here. */
export const parameters: Readonly<Record<string, readonly string[]>> = {
  '/docs/intro': ['sdk'],
  '/lab': ['viewers', 'mode', 'quality', 'compare', 'window', 'http', 'p2p', 'upload', 'start', 'fault', 'seat'],
  '/search': ['q', 'sdk', 'kind'],
  '/api/test': ['engine', 'method'],
  '/blog/mdx-blog-post': ['d', 'n', 'w', 's'],
  '/tools/check-up': ['tracker', 'stun', 'csp', 'stream', 'site'],
  '/tools/config': ['platform', 'skin', 'mode', 'upload', 'consent', 'stream', 'site', 'tracker', 'stun', 'swarm', 'options', 'dynamic'],
  '/tools/cost': [
    'billing',
    'peak',
    'load',
    'bitrate',
    'channels',
    'zipf',
    'variants',
    'connectLo',
    'connectHi',
    'uplinkLo',
    'uplinkHi',
    'reachLo',
    'reachHi',
    'cdn',
    'p2p',
    'fixed',
    'samples',
    'seed',
  ],
  '/tools/latency': ['d', 'n', 'w', 's', 'h', 'b', 'u', 'a', 'v'],
  '/tools/no-p2p': ['a', 'b'],
  '/tools/stream-doctor': ['from', 'url', 'base', 'text', 'later', 'id', 'window', 'sync', 'll', 'uplink'],
  '/tools/swarm-id': ['aUrl', 'aId', 'aTracker', 'aEngine', 'aRendition', 'bUrl', 'bId', 'bTracker', 'bEngine', 'bRendition'],
};

/** Tools read the same parameters from behind `#?`. */
export const readsFragment = (path: string): boolean => path.startsWith('/tools/');

export const toolPages = toolIds.map((id) => `/tools/${id}`);
