// A sliding live playlist, the player page, a tracker and a Chromium, all on 127.0.0.1: the bench that ratio.mjs and start.mjs share.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {tsImport} from 'tsx/esm/api';

const REPO = fileURLToPath(new URL('../../../', import.meta.url));
/** `MODULES=<folder>` reads engine, hls.js and tracker from another node_modules. */
export const MODULES = process.env.MODULES ?? join(REPO, 'node_modules');
const MEDIA = process.env.MEDIA ?? mkdtempSync(join(tmpdir(), 'x2-live-'));
const MEDIA_SECONDS = 340;

const PAGE = `<!doctype html><title>measure</title><video muted playsinline></video>
<script type="importmap">{"imports": {"hls.js": "/hls.mjs", "p2p-media-loader-core": "/core.mjs"}}</script>
<script type="module">
import Hls from 'hls.js';
import {HlsJsP2PEngine} from '/engine.mjs';
const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
window.watch = (core, source, player) => {
  const bytes = {http: 0, p2p: 0};
  const peers = new Set();
  let stalls = 0;
  const hls = new HlsWithP2P({enableWorker: false, ...player, p2p: {core, onHlsJsCreated(hls) {
    hls.p2pEngine.addEventListener('onChunkDownloaded', (length, from) => { bytes[from] += length; });
    hls.p2pEngine.addEventListener('onPeerConnect', ({peerId}) => peers.add(peerId));
    hls.p2pEngine.addEventListener('onPeerClose', ({peerId}) => peers.delete(peerId));
  }}});
  hls.on(Hls.Events.ERROR, (_, data) => { if (data.details === 'bufferStalledError') stalls++; });
  const video = document.querySelector('video');
  hls.attachMedia(video);
  hls.loadSource(source);
  hls.on(Hls.Events.MANIFEST_PARSED, () => video.play());
  window.ledger = () => ({...bytes, peers: peers.size, latency: hls.latency, liveSyncDurationCount: hls.config.liveSyncDurationCount, stalls});
};
</script>`;

export const versionOf = (name, modules = MODULES) => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;

/** `hlsFile`: path of the hls.js module the page imports. */
export async function openBench({durations, hlsFile = join(MODULES, 'hls.js/dist/hls.mjs')}) {
  durations.forEach(encode);
  // The package's main entry also loads a native WebRTC module, which a tracker does not need.
  const {default: Tracker} = await import(join(MODULES, 'bittorrent-tracker/server.js'));
  const tracker = new Tracker({udp: false, http: false, ws: true, stats: false});
  await new Promise((resolve) => tracker.listen(0, '127.0.0.1', resolve));
  const scripts = {
    '/hls.mjs': hlsFile,
    '/core.mjs': join(MODULES, 'p2p-media-loader-core/dist/p2p-media-loader-core.es.js'),
    '/engine.mjs': join(MODULES, 'p2p-media-loader-hlsjs/dist/p2p-media-loader-hlsjs.es.js'),
  };
  const server = createServer((request, response) => answer(request, response, scripts));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {chromium} = createRequire(join(REPO, 'package.json'))('@playwright/test');
  const {browserExecutable, chromiumFlags, peersMeet} = await tsImport('../../../tests/browserPath.ts', import.meta.url);
  const browser = await chromium.launch({executablePath: browserExecutable(), args: [...chromiumFlags, ...peersMeet]});
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    trackerUrl: `ws://127.0.0.1:${tracker.ws.address().port}`,
    browser,
    async close() {
      await browser.close();
      server.close();
      tracker.close();
    },
  };
}

/** A page that plays `/live/<count>x<duration>/<start>.m3u8`; `start` is the stream's first moment and gives each run its own swarm. */
export async function openViewer(bench, {segmentCount, segmentDuration, start, core, player = {}}) {
  const page = await (await bench.browser.newContext()).newPage();
  page.on('pageerror', (error) => console.error('pageerror', error.message));
  await page.goto(bench.origin);
  await page.waitForFunction(() => window.watch);
  const source = `${bench.origin}/live/${segmentCount}x${segmentDuration}/${start}.m3u8`;
  await page.evaluate(([core, source, player]) => window.watch(core, source, player), [core, source, player]);
  return page;
}

function encode(duration) {
  const folder = join(MEDIA, String(duration));
  if (existsSync(join(folder, 'all.m3u8'))) return;
  mkdirSync(folder, {recursive: true});
  execFileSync('ffmpeg', [
    '-loglevel', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=12', '-t', String(MEDIA_SECONDS),
    '-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', '400k', '-minrate', '400k', '-maxrate', '400k', '-bufsize', '400k',
    '-force_key_frames', `expr:gte(t,n_forced*${duration})`, '-sc_threshold', '0',
    '-f', 'hls', '-hls_time', String(duration), '-hls_list_size', '0', '-hls_segment_filename', join(folder, '%d.ts'), join(folder, 'all.m3u8'),
  ]);
}

/** The playlist as a live origin would publish it at this moment: full from the first request on. */
function livePlaylist(duration, count, start) {
  const first = Math.floor((Date.now() - start) / 1000 / duration);
  const lines = Array.from({length: count}, (_, i) => `#EXTINF:${duration}.000,\n/media/${duration}/${first + i}.ts`);
  return `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:${duration}\n#EXT-X-MEDIA-SEQUENCE:${first}\n${lines.join('\n')}\n`;
}

function answer(request, response, scripts) {
  const path = new URL(request.url, 'http://x').pathname;
  const live = path.match(/^\/live\/(\d+)x(\d+)\/(\d+)\.m3u8$/);
  const media = path.match(/^\/media\/(\d+)\/(\d+)\.ts$/);
  const send = (type, body) => response.writeHead(200, {'content-type': type, 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store'}).end(body);
  if (live) return send('application/vnd.apple.mpegurl', livePlaylist(+live[2], +live[1], +live[3]));
  if (media) return sendRange(request, response, readFileSync(join(MEDIA, media[1], `${media[2]}.ts`)));
  if (path in scripts) return send('text/javascript', readFileSync(scripts[path]));
  if (path === '/') return send('text/html; charset=utf-8', PAGE);
  response.writeHead(404).end();
}

function sendRange(request, response, body) {
  const from = Number(request.headers.range?.match(/^bytes=(\d+)-/)?.[1] ?? -1);
  if (from < 0) return response.writeHead(200, {'content-type': 'video/mp2t', 'content-length': body.length}).end(body);
  const part = body.subarray(from);
  response
    .writeHead(206, {'content-type': 'video/mp2t', 'content-length': part.length, 'content-range': `bytes ${from}-${body.length - 1}/${body.length}`})
    .end(part);
}
