import './requireNode.ts';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {firstView} from '@x2p2p/first-view';
import {boxScript, openerScript} from '@x2p2p/search/build/bundleBox';
import {chrome} from '@x2p2p/site/config/chrome';
import {owner} from '@x2p2p/site/config/owner';
import {sourceHost} from '@x2p2p/site/config/sourceHost';
import {workbenches} from '@x2p2p/site/config/workbenches';
import {sayPreview} from './previews/sayPreview.ts';
import {v8Options} from './v8Options.ts';
import {requireVerifiedSamples} from './verified/requireVerifiedSamples.ts';

// `npm run build -w site`: Docusaurus, then what must come after all of its plugins (their postBuild hooks run side by side).
// `--plain` leaves the pages as Docusaurus wrote them, to compare both ways.
const SITE = fileURLToPath(new URL('../site/', import.meta.url));
/** What runs in every page before the application does, some of it for an option of the chrome or a fact of the owner. */
const early = [
  openerScript,
  ...(chrome.colorModeSwitch ? [`${SITE}src/client/followedColours.ts`] : []),
  ...(sourceHost(owner) ? [`${SITE}src/client/nameSection.ts`] : []),
  ...(chrome.hideNavbarOnScroll ? [fileURLToPath(import.meta.resolve('@x2p2p/first-view/startOnScroll'))] : []),
];
const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}, plain: {type: 'boolean', default: false}}});

// The reference is printed from the packages; without them the first error would be about a redirect into it.
if (!existsSync(new URL('../packages/x2-hlsjs/dist/index.js', import.meta.url))) {
  console.error('The packages are not built yet: run "npm run packages" first, or "npm run build", which builds both.');
  process.exit(1);
}

// A release is built with STRICT_FACTS=1 (see site/config/ownerFacts.ts), and claims nothing that a test has not just shown.
if (process.env.STRICT_FACTS === '1') requireVerifiedSamples();

const docusaurus = createRequire(`${SITE}package.json`).resolve('@docusaurus/core/bin/docusaurus.mjs');
const known = spawnSync(process.execPath, ['--v8-options'], {encoding: 'utf8'}).stdout;
// Docusaurus' HTML minifier takes 7 s for 1,000 pages, and makes them no smaller once compressed.
const env = {...process.env, SKIP_HTML_MINIFICATION: 'true'};
const {status} = spawnSync(process.execPath, [...v8Options(known), docusaurus, 'build', '--out-dir', values['out-dir']], {
  cwd: SITE,
  stdio: 'inherit',
  env,
});
if (status !== 0) process.exit(status ?? 1);
if (!values.plain) {
  const {pages} = await firstView(SITE + values['out-dir'], {workbenches, early, drawnEarly: boxScript, more: [sayPreview]});
  console.log(`[first-view] ${pages} pages paint from their own HTML`);
}
