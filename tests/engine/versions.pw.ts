import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';
import {installedVersion} from '@x2p2p/site/config/installedVersion';
import {webProducts} from '@x2p2p/site/data/products';
import {readHistory} from '@x2p2p/site/data/releases/readHistory';
import type {Meeting} from '@x2p2p/site/data/surfaces/Meeting';
import {keptEngine, meetingFile} from '../../scripts/surface/files.ts';
import {expect, test} from './fixtures.ts';
import {noteAnnounces} from './noteAnnounces.ts';
import {EAGER, PATIENT, type Viewer} from './viewers.ts';

const PLAYERS = {hls: 'hls.js', shaka: 'shaka-player'} as const;

/** Without it swarms are named after the address, in which this test's port is a new one every time. */
const swarmId = 'two-versions';

/** The swarm that a viewer announced, in hexadecimal digits. */
async function swarmOf({page}: Viewer): Promise<string> {
  await page.waitForFunction(() => window.announced.length > 0);
  return Buffer.from(await page.evaluate(() => window.announced[0]!), 'latin1').toString('hex');
}

const pairs = webProducts.flatMap(({id, package: name}) => {
  const newer = installedVersion(name);
  const released = readHistory(id).releases.map(({version}) => version);
  return released.filter((version) => version !== newer).map((older) => ({id, name, older, newer}));
});

test('there are older versions to try', () => {
  expect(pairs.length).toBeGreaterThan(0);
});

for (const {id, name, older, newer} of pairs) {
  test(`${name}: among viewers of ${older}, one of the newest version meets them, or not, as the page of versions says`, async ({
    open,
    browser,
  }) => {
    const recorded = meetingFile(name, older, newer);
    const ours = {player: id, withTracker: true, initScript: noteAnnounces};
    const theirs = {...ours, scripts: {[`/${name}.js`]: brotliDecompressSync(readFileSync(keptEngine(name, older))).toString()}};
    const giver = await open({...theirs, core: {...EAGER, swarmId}});
    await giver.expectWholeStream();
    const [same, other] = await Promise.all([theirs, ours].map((viewer) => open({...viewer, core: {...PATIENT, swarmId}})));
    const swarms = {older: await swarmOf(giver), newer: await swarmOf(other!)};
    const meet = swarms.older === swarms.newer;
    // The giver is there, gives, and is found by its like; whoever is of its swarm has had the same time.
    await same!.untilFromPeers(6);
    if (meet) await other!.untilFromPeers(6);
    await other!.expectWholeStream();
    await other!.expectPlaying();
    if (!meet) expect(await other!.stats()).toMatchObject({p2pBytes: 0, peers: 0});
    const found = {older, newer, meet, swarms};
    if (process.env.RECORD) {
      const packages = {Chromium: browser.version(), [PLAYERS[id]]: installedVersion(PLAYERS[id])};
      const meeting: Meeting = {...found, date: new Date().toISOString().slice(0, 10), packages};
      writeFileSync(recorded, `${JSON.stringify(meeting, undefined, 2)}\n`);
    }
    const wanted = existsSync(recorded) ? (JSON.parse(readFileSync(recorded, 'utf8')) as Meeting) : {};
    expect(wanted, 'to record what is so now: RECORD=1 npm test -- --only=engine').toMatchObject(found);
  });
}
