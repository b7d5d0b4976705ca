import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {installCommand, runCommand} from '@x2p2p/site/config/install';
import {installedVersion} from '@x2p2p/site/config/installedVersion';
import {startOrigin} from './originServer.ts';

// A project that knows nothing of this repository: npm packs the packages, a fresh Vite project installs the tarballs. What
// else it needs comes from npm's cache or the registry, in the versions that are installed here.

/** Vite comes with vitest, nested in its folder rather than at the root of node_modules. */
const VITE = installedVersion('vitest/node_modules/vite');

const MAIN = `
import Hls from 'hls.js';
import shaka from 'shaka-player';
import {HlsJsP2PEngine, X2Error, type HlsWithP2PConfig} from 'x2-hlsjs';
import {options} from 'x2-hlsjs/options';
import {getSwarm} from 'x2-hlsjs/swarm';
import {errorCatalog} from 'x2-shaka/errors';
import {ShakaP2PEngine} from 'x2-shaka';

const video = (id: string) => document.querySelector<HTMLVideoElement>('#' + id)!;

const config: HlsWithP2PConfig<typeof Hls> = {p2p: {onHlsJsCreated: (hls) => hls.on(Hls.Events.ERROR, (_event, {details}) => console.warn(details))}};
const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
const hls = new HlsWithP2P(config);
hls.attachMedia(video('hls'));
hls.loadSource('/vod/index.m3u8');

ShakaP2PEngine.registerPlugins(shaka);
const shakaEngine = new ShakaP2PEngine({}, shaka);
const player = new shaka.Player();
await player.attach(video('shaka'));
shakaEngine.bindShakaPlayer(player);
await player.load('/vod/index.m3u8');

// @ts-expect-error: an option that does not exist, which only real types can know.
export const mistaken = () => new HlsJsP2PEngine({core: {cachedSegmentsCount: 1}});
// @ts-expect-error: the same of the other package.
export const mistakenToo = () => new ShakaP2PEngine({core: {cachedSegmentsCount: 1}}, shaka);

let caught: string | undefined;
try {
  new HlsJsP2PEngine({core: {highDemandTimeWindow: -1}});
} catch (error) {
  caught = error instanceof X2Error ? error.id : undefined;
}
Object.assign(window, {
  report: () => ({
    hlsBytes: hls.p2pEngine.getStats().httpBytes,
    shakaBytes: shakaEngine.getStats().httpBytes,
    caught,
    window: options.highDemandTimeWindow.default,
    infoHash: getSwarm({swarmId: 'x', type: 'main', rendition: 'only'}).infoHash,
    title: errorCatalog['X2-1001'].title,
  }),
});
for (const id of ['hls', 'shaka']) void video(id).play();
`;

/** What a server does with a page that has the components. */
const SERVER = `
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {createSSRApp, h} from 'vue';
import {renderToString as renderVue} from 'vue/server-renderer';
import * as react from 'x2-hlsjs/react';
import * as vue from 'x2-hlsjs/vue';

const props = {source: '/vod/index.m3u8', p2p: 'share'};
console.log(renderToString(createElement(react.X2Player, props)));
console.log(await renderVue(createSSRApp(() => h(vue.X2Player, props))));
`;

/** Types of the components, as an editor sees them. */
const COMPONENTS = `
import {createElement} from 'react';
import {h} from 'vue';
import {X2Player as ReactPlayer} from 'x2-hlsjs/react';
import {X2Player as VuePlayer} from 'x2-hlsjs/vue';

export const react = createElement(ReactPlayer, {source: '/a.m3u8', p2p: 'download', muted: true, onState: ({state}) => console.log(state.length)});
export const vue = h(VuePlayer, {source: '/a.m3u8', p2p: 'download', onReady: ({engine}) => engine?.getStats().ratio});
// @ts-expect-error: a consent that does not exist.
export const mistaken = createElement(ReactPlayer, {source: '/a.m3u8', p2p: 'upload'});
// @ts-expect-error: the same.
export const mistakenToo = h(VuePlayer, {source: '/a.m3u8', p2p: 'upload'});
`;

/** Code beside script tags: a script, not a module, which knows the packages by their globals alone. */
const GLOBALS = `
/// <reference types="x2-hlsjs/iife" />
/// <reference types="x2-shaka/iife" />
declare const Hls: typeof import('hls.js').default;
const fromTag = new (X2Hls.HlsJsP2PEngine.injectMixin(Hls))({p2p: {core: {highDemandTimeWindow: 15}}});
const errorFromTag: X2Shaka.X2Error | undefined = X2Shaka.ShakaP2PEngine.isSupported() ? undefined : new X2Shaka.X2Error('X2-1001');
// @ts-expect-error: a name that the file does not have, which only real types can know.
X2Hls.Engine;
`;

const SCRIPT_TAG = `<!doctype html>
<meta charset="utf-8">
<video id="hls" muted playsinline></video><video id="shaka" muted playsinline></video>
<script src="/modules/hls.js/dist/hls.min.js"></script>
<script src="/modules/shaka-player/dist/shaka-player.compiled.js"></script>
<script src="/modules/x2-hlsjs/dist/x2-hlsjs.iife.js"></script>
<script src="/modules/x2-shaka/dist/x2-shaka.iife.js"></script>
<script>
  const hls = new (X2Hls.HlsJsP2PEngine.injectMixin(Hls))();
  hls.attachMedia(document.querySelector('#hls'));
  hls.loadSource('/vod/index.m3u8');
  X2Shaka.ShakaP2PEngine.registerPlugins();
  const engine = new X2Shaka.ShakaP2PEngine();
  const player = new shaka.Player();
  player.attach(document.querySelector('#shaka')).then(() => {
    engine.bindShakaPlayer(player);
    return player.load('/vod/index.m3u8');
  }).then(() => {
    for (const video of document.querySelectorAll('video')) video.play();
  });
  window.report = () => ({hlsBytes: hls.p2pEngine.getStats().httpBytes, shakaBytes: engine.getStats().httpBytes});
</script>
`;

test.describe.configure({mode: 'serial', timeout: 120_000});

let project: string;

test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'x2-fresh-project-'));
  const run = (command: string, args: string[]) => execFileSync(command, args, {cwd: project, stdio: ['ignore', 'ignore', 'pipe']});
  execFileSync('npx', ['tsx', 'scripts/pack.ts', project], {stdio: ['ignore', 'ignore', 'inherit']});
  run('sha256sum', ['--check', '--strict', 'SHA256SUMS']);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        vite: VITE,
        typescript: installedVersion('typescript'),
        ...Object.fromEntries(['react', 'react-dom', '@types/react', 'vue'].map((name) => [name, installedVersion(name)])),
      },
    }),
  );
  // Types of the libraries are checked too: ours must stand on their own.
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        lib: ['es2022', 'dom'],
        noEmit: true,
        skipLibCheck: false,
        types: [],
      },
      include: ['main.ts', 'components.ts', 'globals.ts'],
    }),
  );
  writeFileSync(join(project, 'main.ts'), MAIN);
  writeFileSync(join(project, 'globals.ts'), GLOBALS);
  writeFileSync(join(project, 'components.ts'), COMPONENTS);
  writeFileSync(join(project, 'server.mjs'), SERVER);
  writeFileSync(
    join(project, 'index.html'),
    '<!doctype html><meta charset="utf-8"><video id="hls" muted></video><video id="shaka" muted></video><script type="module" src="/main.ts"></script>',
  );
  // The very commands of the pages.
  for (const names of [
    ['x2-hlsjs', 'hls.js'],
    ['x2-shaka', 'shaka-player'],
  ]) {
    const [npm, ...args] = installCommand('npm', names).split(' ');
    run(npm!, [...args, '--no-audit', '--no-fund', '--prefer-offline', '--silent']);
  }
});

test.afterAll(() => rmSync(project, {recursive: true, force: true}));

test('the fresh project type-checks', () => {
  const output = (() => {
    try {
      return execFileSync('npx', ['tsc', '-p', '.', '--listFiles'], {cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    } catch (error) {
      return (error as {stdout: string}).stdout;
    }
  })();
  for (const name of ['x2-hlsjs', 'x2-shaka']) expect(output).toContain(`${project}/node_modules/${name}/dist/index.d.ts`);
  const ours = output.split('\n').filter((line) => /^(main\.ts|components\.ts|globals\.ts|node_modules\/x2-).*: error /.test(line));
  expect(ours).toEqual([]);
});

test('a server renders the components', () => {
  const lines = execFileSync('node', ['server.mjs'], {cwd: project, encoding: 'utf8'}).trim().split('\n');
  expect(lines).toEqual(['<video controls="" playsinline=""></video>', '<video controls playsinline></video>']);
});

test('the command runs from its file, with the documentation in it', () => {
  const [npx, ...args] = runCommand('x2 docs X2-2002 --json').split(' ');
  const {pages} = JSON.parse(execFileSync(npx!, args, {cwd: project, encoding: 'utf8'})) as {pages: {sections: {address: string}[]}[]};
  expect(pages[0]!.sections[0]!.address).toMatch(/\/docs\/faq\/errors#x2-2002$/);
});

test('the fresh project builds with Vite, without any plugin, and plays', async ({page}) => {
  execFileSync('npx', ['vite', 'build', '--base', '/app/', '--logLevel', 'error'], {cwd: project, stdio: ['ignore', 'ignore', 'inherit']});
  const origin = await startOrigin({'/app/': join(project, 'dist')});
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${origin.url}/app/index.html`);
  await expectBothPlay(page);
  expect(await page.evaluate('report()')).toMatchObject({
    caught: 'X2-1004',
    window: 15,
    infoHash: expect.stringMatching(/^.{20}$/),
    title: expect.stringContaining('token'),
  });
  expect(problems).toEqual([]);
  await origin.close();
});

test('the packages also play from script tags', async ({page}) => {
  const origin = await startOrigin({'/modules/': join(project, 'node_modules')});
  await page.route('**/script-tag.html', (route) => route.fulfill({contentType: 'text/html', body: SCRIPT_TAG}));
  await page.goto(`${origin.url}/script-tag.html`);
  await expectBothPlay(page);
  await origin.close();
});

async function expectBothPlay(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll('video')].every(({currentTime}) => currentTime > 0.5), undefined, {
    timeout: 20_000,
  });
  const {hlsBytes, shakaBytes} = await page.evaluate<{hlsBytes: number; shakaBytes: number}>('report()');
  expect(hlsBytes).toBeGreaterThan(0);
  expect(shakaBytes).toBeGreaterThan(0);
}
