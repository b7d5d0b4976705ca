// P2P ratio of two viewers for several playlists and windows, from the engine's own events. Rewrites ratio.json.
//   node site/blog/measure/ratio.mjs      (about ten minutes; needs ffmpeg and Chromium, CHROMIUM=<path> picks one)
import {writeFileSync} from 'node:fs';
import {openBench, openViewer, versionOf} from './bench.mjs';

const MEASURED_SECONDS = 60;
/** Start-up is HTTP in every setting; the table is about what follows. */
const WARM_UP_SECONDS = 20;

// `liveSyncDurationCount` is set by hand: left to the engine, the start depends on hls.js and on timing (start.mjs).
const settings = [
  {segmentDuration: 2, segmentCount: 5, liveSyncDurationCount: 4},
  {segmentDuration: 4, segmentCount: 10, liveSyncDurationCount: 3},
  {segmentDuration: 4, segmentCount: 6, liveSyncDurationCount: 5},
  {segmentDuration: 4, segmentCount: 10, liveSyncDurationCount: 9},
  {segmentDuration: 4, segmentCount: 15, liveSyncDurationCount: 14},
  {segmentDuration: 2, segmentCount: 20, liveSyncDurationCount: 19},
  {segmentDuration: 2, segmentCount: 5, liveSyncDurationCount: 4, highDemandTimeWindow: 4},
];

const bench = await openBench({durations: [2, 4]});
const runs = [];
for (const setting of settings) {
  runs.push(await measure(setting));
  console.log(JSON.stringify(runs.at(-1)));
}
const packages = ['hls.js', 'p2p-media-loader-hlsjs', 'p2p-media-loader-core'];
const report = {
  date: new Date().toISOString().slice(0, 10),
  viewers: 2,
  warmUpSeconds: WARM_UP_SECONDS,
  measuredSeconds: MEASURED_SECONDS,
  browser: `Chromium ${bench.browser.version()}`,
  packages: Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  runs,
};
writeFileSync(new URL('ratio.json', import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
await bench.close();
process.exit(0);

async function measure({liveSyncDurationCount, highDemandTimeWindow = 15, ...playlist}) {
  const core = {announceTrackers: [bench.trackerUrl], rtcConfig: {iceServers: []}, highDemandTimeWindow};
  const viewer = {...playlist, start: Date.now(), core, player: {liveSyncDurationCount}};
  const pages = [await openViewer(bench, viewer)];
  await pages[0].waitForTimeout(2500);
  pages.push(await openViewer(bench, viewer));
  const ledgers = () => Promise.all(pages.map((page) => page.evaluate(() => window.ledger())));
  await pages[0].waitForTimeout(WARM_UP_SECONDS * 1000);
  const before = await ledgers();
  await pages[0].waitForTimeout(MEASURED_SECONDS * 1000);
  const after = await ledgers();
  await Promise.all(pages.map((page) => page.context().close()));
  const gained = (key) => after.reduce((total, ledger, i) => total + ledger[key] - before[i][key], 0);
  const [httpBytes, p2pBytes] = [gained('http'), gained('p2p')];
  return {
    ...playlist,
    liveSyncDurationCount,
    highDemandTimeWindow,
    httpBytes,
    p2pBytes,
    ratio: Number((p2pBytes / (p2pBytes + httpBytes)).toFixed(3)),
    peers: after.map((ledger) => ledger.peers),
    latencySeconds: after.map((ledger) => Number(ledger.latency.toFixed(1))),
    stalls: gained('stalls'),
  };
}
