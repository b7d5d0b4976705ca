// Where playback of a 10 x 4 s live playlist starts when the engine chooses, for several hls.js releases. Rewrites start.json.
//   node site/blog/measure/start.mjs <hls.js package folder> ...
// Get the folders with `npm pack hls.js@1.6.16 && tar xzf hls.js-1.6.16.tgz`, one directory each.
import {readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {openBench, openViewer, versionOf} from './bench.mjs';

const ATTEMPTS = 10;
const SETTLE_SECONDS = 6;
const playlist = {segmentDuration: 4, segmentCount: 10};

const releases = [];
for (const folder of process.argv.slice(2).map((path) => resolve(path))) {
  const bench = await openBench({durations: [playlist.segmentDuration], hlsFile: join(folder, 'dist/hls.mjs')});
  const version = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  const release = {version, engineChooses: await starts(bench), integratorChooses: await starts(bench, {liveSyncDurationCount: 9})};
  releases.push(release);
  console.log(JSON.stringify(release));
  await bench.close();
}
const report = {date: new Date().toISOString().slice(0, 10), playlist, engine: versionOf('p2p-media-loader-hlsjs'), releases};
writeFileSync(new URL('start.json', import.meta.url), `${JSON.stringify(report, null, 2)}\n`);
process.exit(0);

/** Live latency of fresh viewers, s. */
async function starts(bench, player) {
  const latencies = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const core = {announceTrackers: [], rtcConfig: {iceServers: []}};
    const page = await openViewer(bench, {...playlist, start: Date.now(), core, player});
    await page.waitForTimeout(SETTLE_SECONDS * 1000);
    latencies.push(Number((await page.evaluate(() => window.ledger())).latency.toFixed(1)));
    await page.context().close();
  }
  return latencies;
}
