import {extname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {setTimeout as pause} from 'node:timers/promises';
import {build} from 'esbuild';
import {serve} from '@x2p2p/test-tools/loopback';
import {loadMedia, SEGMENT_DELAY_MS} from '../samples/mediaFiles.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const pageWith = (element: string): string =>
  `<!doctype html><meta charset="utf-8"><title>generated</title>${element}<script type="module" src="/main.js"></script>`;
const TYPES: Readonly<Record<string, string>> = {'.m3u8': 'application/vnd.apple.mpegurl', '.ts': 'video/mp2t'};

export type ConfigServer = {
  readonly origin: string;
  /** Sets the page's script, as the tool generated it, the page's policy, and what the script is to play in. */
  serve(code: string, policy: string, element: string): Promise<void>;
  close(): Promise<void>;
};

/** A site with one page that runs generated code, under the generated policy, and the laboratory's stream beside it. */
export async function startConfigServer(): Promise<ConfigServer> {
  const media = loadMedia();
  let script = '';
  let policy = '';
  let page = '';
  const server = await serve((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/')
      return void response.setHeader('Content-Security-Policy', policy).setHeader('Content-Type', 'text/html').end(page);
    if (pathname === '/main.js') return void response.setHeader('Content-Type', 'text/javascript').end(script);
    const file = media.get(pathname.replace(/^\/stream\//, ''));
    if (!file) return void response.writeHead(404).end();
    void pause(file.isSegment ? SEGMENT_DELAY_MS : 0).then(() =>
      response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'application/octet-stream').end(file.body),
    );
  });
  return {
    origin: server.url,
    serve: async (code, header, element) => {
      policy = header;
      page = pageWith(element);
      script = await bundle(code);
    },
    close: server.close,
  };
}

/** What the code exports is put where the test can call it: `window.generated`. */
async function bundle(code: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: "import * as generated from 'generated';\nwindow.generated = generated;", resolveDir: ROOT},
    plugins: [
      {
        name: 'generated',
        setup({onResolve, onLoad}) {
          onResolve({filter: /^generated$/}, () => ({path: 'main.ts', namespace: 'generated'}));
          onLoad({filter: /.*/, namespace: 'generated'}, () => ({contents: code, loader: 'ts', resolveDir: ROOT}));
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
