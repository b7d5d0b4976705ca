import {existsSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {build, type Loader, type Plugin} from 'esbuild';
import {compileVue} from '@x2p2p/test-tools/parsers/compileVue';
import {EXAMPLES_DIR} from '../../scripts/verified/sampleCases.ts';

/** Reserved name in a sample → what stands for it while the sample runs. */
export type Addresses = Readonly<Record<string, string>>;

export function replaceAddresses(text: string, addresses: Addresses): string {
  return Object.entries(addresses).reduce((result, [reserved, real]) => result.replaceAll(reserved, real), text);
}

/** Samples are run as readers see them; only the reserved names are exchanged, on the way into the bundler. */
const exchangeAddresses = (addresses: Addresses): Plugin => ({
  name: 'exchange-addresses',
  setup({onLoad}) {
    onLoad({filter: /\.(tsx?|vue)$/}, ({path}) => {
      if (!path.startsWith(EXAMPLES_DIR)) return undefined;
      const contents = replaceAddresses(readFileSync(path, 'utf8'), addresses);
      if (path.endsWith('.vue')) return {contents: compileVue(contents, path), loader: 'ts'};
      return {contents, loader: extname(path).slice(1) as Loader};
    });
  },
});

/** The JavaScript of a sample that is written as modules. */
export async function bundleSample(name: string, addresses: Addresses): Promise<string> {
  const entry = ['main.ts', 'main.tsx'].map((file) => join(EXAMPLES_DIR, name, file)).find((file) => existsSync(file));
  if (!entry) throw new Error(`${name} has neither main.ts nor main.tsx.`);
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
    plugins: [exchangeAddresses(addresses)],
  });
  return outputFiles[0]!.text;
}
