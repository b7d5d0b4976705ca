import {installedVersion} from '@x2p2p/site/config/installedVersion';
import {productOf, type WebId} from '@x2p2p/site/data/products';

/** What an engine is built on, and its player. */
const BENEATH: Readonly<Record<WebId, readonly string[]>> = {
  hls: ['p2p-media-loader-hlsjs', 'hls.js'],
  shaka: ['p2p-media-loader-core', 'shaka-player'],
};

/** Versions of the engine's packages and of others that a sample imports, as installed: a badge never says more than what ran. */
export function installedVersions(engine: WebId, others: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    [...new Set([productOf(engine).package, ...BENEATH[engine], ...others])].map((name) => [name, installedVersion(name)]),
  );
}
