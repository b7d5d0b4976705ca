import {parseArgs} from 'node:util';
import {createSiteServer, listen} from '../../scripts/siteServer.ts';
import {chooseEngines, type Engine} from './engines.ts';
import {journeys} from './journeys.ts';
import {Reader} from './reader.ts';

// `npm run test:engines`: the journeys in each engine, against the site on disk. `-- --engines=firefox` runs some engines.

let passed = 0;
let failed = 0;

const fail = (what: string, error: unknown) => {
  failed += 1;
  console.error(`  ✗ ${what}\n    ${(error as Error).message}`);
};

async function travel(engine: Engine, baseUrl: string): Promise<void> {
  console.log(`\n== ${engine.name}`);
  const running = await engine.start();
  console.log(`  ${running.version}`);
  try {
    for (const [name, journey] of Object.entries(journeys)) {
      const started = performance.now();
      const driver = await running.open();
      try {
        await driver.resize(1280, 900);
        await journey(new Reader(driver, baseUrl), engine.abilities);
        passed += 1;
        console.log(`  ✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      } catch (error) {
        fail(name, error);
      } finally {
        await driver.close();
      }
    }
  } finally {
    await running.close();
  }
}

try {
  const {values} = parseArgs({options: {engines: {type: 'string'}}});
  const chosen = chooseEngines(values.engines);
  const site = createSiteServer();
  const baseUrl = await listen(site, 0);
  for (const engine of chosen) await travel(engine, baseUrl).catch((error) => fail(engine.name, error));
  site.close();
} catch (error) {
  fail('the command', error);
}
if (failed > 0) process.exitCode = 1;
console.log(`\n${passed} passed, ${failed} failed`);
