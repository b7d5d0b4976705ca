import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {SampleEngine} from './sampleCases.ts';

const PACKAGES: Record<SampleEngine, readonly string[]> = {
  hls: ['x2-hlsjs', 'p2p-media-loader-hlsjs', 'hls.js'],
  shaka: ['x2-shaka', 'p2p-media-loader-shaka', 'shaka-player'],
};

/** Versions of the engine's packages and of others that a sample imports, as installed: a badge never says more than what ran. */
export function installedVersions(engine: SampleEngine, others: readonly string[]): Record<string, string> {
  return Object.fromEntries([...new Set([...PACKAGES[engine], ...others])].map((name) => [name, versionOf(name)]));
}

function versionOf(name: string): string {
  const path = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url));
  const {version} = JSON.parse(readFileSync(path, 'utf8')) as {version: string};
  return version;
}
