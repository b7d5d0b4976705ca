import '../requireNode.ts';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {chromium} from '@playwright/test';
import {peersMeet} from '../../tests/browserPath.ts';
import {launchOptions} from '../../tests/chromiumFeatures.ts';
import {createSiteServer, listen} from '../siteServer.ts';
import {compareFiles} from './compareFiles.ts';
import {inTurn} from './inTurn.ts';
import {kinds} from './kinds.ts';
import {percent, sheetHtml, type Tile} from './sheetHtml.ts';
import {takePicture} from './takePicture.ts';
import {nameOf, views, type View} from './views.ts';
import {windows} from './windows.ts';

// `npm run look`: every kind of page of the built site in every state that matters, on one sheet for each width, for eyes.
// `npm run look -- --against tests/.out/look/…` marks what changed since that run; `--only=home,lab` and `--width=390,1280` look at less.
// `npm test` empties tests/.out; a run that is worth keeping goes elsewhere, with `--out=…`.
// Nothing is a golden picture: what a page should look like, nobody has written down.

const {values} = parseArgs({
  options: {only: {type: 'string'}, width: {type: 'string'}, out: {type: 'string'}, against: {type: 'string'}},
});

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const out = resolve(values.out ?? fileURLToPath(new URL(`../../tests/.out/look/${stamp}`, import.meta.url)));
const against = values.against && resolve(values.against);
const fileOf = (folder: string, view: View) => join(folder, `${nameOf(view)}.png`);

async function look(): Promise<void> {
  const wanted = views(kinds, values.only?.split(','), values.width?.split(','));
  if (existsSync(out)) throw new Error(`${out} is there already: choose another folder with --out.`);
  if (against && !wanted.some((view) => existsSync(fileOf(against, view)))) throw new Error(`${against} holds none of these pictures.`);

  const server = createSiteServer(process.env.BUILD_DIR);
  const browser = await chromium.launch(launchOptions(peersMeet));
  try {
    const origin = await listen(server, 0);

    /** Takes the picture and compares it. */
    const tileOf = async (view: View): Promise<Tile> => {
      const about = {name: nameOf(view), path: view.path, isLive: view.state.isLive ?? false};
      const file = fileOf(out, view);
      try {
        const png = await takePicture(browser, origin, view);
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, png);
      } catch (error) {
        return {...about, picture: {trouble: stripVTControlCharacters((error as Error).message)}};
      }
      return {
        ...about,
        picture: {source: pathToFileURL(file).href},
        change: against ? compareFiles(fileOf(against, view), file) : undefined,
      };
    };

    const tiles = await inTurn(wanted, 2, tileOf);
    for (const {width, thumbnail} of windows) {
      const ofWidth = tiles.filter((_, index) => wanted[index]!.window.width === width);
      if (ofWidth.length === 0) continue;
      const sheet = join(out, `${width}.html`);
      writeFileSync(sheet, sheetHtml(`${width} px`, thumbnail, ofWidth));
      const page = await browser.newPage({viewport: {width: 2560, height: 1440}});
      await page.goto(pathToFileURL(sheet).href);
      await page.screenshot({path: join(out, `${width}.png`), fullPage: true});
      await page.close();
    }
    report(tiles);
  } finally {
    await browser.close();
    server.close();
  }
}

function report(tiles: readonly Tile[]): void {
  for (const {name, isLive, picture, change} of tiles) {
    if ('trouble' in picture) console.log(`${name}: no picture: ${picture.trouble}`);
    else if (change === 'new') console.log(`${name}: new`);
    else if (typeof change === 'object') console.log(`${name}: ${percent(change.share)} changed${isLive ? ' (live)' : ''}`);
  }
  const missing = tiles.filter(({picture}) => 'trouble' in picture).length;
  console.log(`${tiles.length - missing} pictures${missing > 0 ? `, ${missing} could not be taken` : ''}: ${out}`);
  if (missing > 0) process.exitCode = 1;
}

try {
  await look();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
