import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from './fixtures.ts';
import {EAGER, PATIENT} from './viewers.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

/** The lowest version of the player that a package allows. */
function lowestFor(name: string, player: string): string | undefined {
  const {peerDependencies} = JSON.parse(read(`packages/${name}/package.json`)) as {peerDependencies: Record<string, string>};
  return /[\d.]+/.exec(peerDependencies[player]!)?.[0];
}

// lowestPlayers/ compiles against the types of these versions.
const LOWEST = {
  hls: {script: '/hls.js', file: 'hls.js-lowest/dist/hls.min.js', ask: 'Hls.version', wanted: lowestFor('x2-hlsjs', 'hls.js')},
  shaka: {
    script: '/shaka.js',
    file: 'shaka-player-lowest/dist/shaka-player.compiled.js',
    ask: 'shaka.Player.version.slice(1)',
    wanted: lowestFor('x2-shaka', 'shaka-player'),
  },
};

for (const player of ['hls', 'shaka'] as const) {
  test(`viewers with the lowest version of the player that the package allows share (${player})`, async ({open}) => {
    const {script, file, ask, wanted} = LOWEST[player];
    const lowest = {player, withTracker: true, scripts: {[script]: read(`node_modules/${file}`)}};
    const giver = await open({...lowest, core: EAGER});
    expect(await giver.page.evaluate(ask)).toBe(wanted);
    await giver.expectWholeStream();
    const taker = await open({...lowest, core: PATIENT});
    await taker.expectServedBy(giver);
    expect([...giver.uncaught, ...taker.uncaught]).toEqual([]);
  });
}
