import {fileURLToPath} from 'node:url';
import {bundle, contentHash, withStyles} from '@x2p2p/build-tools/bundle';
import type {criticalCss} from '../criticalCss.ts';
import {pageTokens} from '../pageTokens.ts';
import {entry, languageEntry, menuMarkup, type MenuTexts} from './markup.ts';

/** Rules for what only the menu has: a page has those for everything else. */
const OF_MENU = /\.(menu|navbar-sidebar)/;

/** The script that draws the menu of a phone early, with its part of the style sheet; `page` is the HTML of any page of the site. */
export async function bundleMenu(
  critical: ReturnType<typeof criticalCss>,
  page: string,
  texts: MenuTexts,
): Promise<{name: string; content: string}> {
  const markup = menuMarkup(
    {brand: '', entries: [entry('<a class="menu__link menu__link--active"></a>'), languageEntry('', texts)], sidebar: '<ul></ul>'},
    texts,
  );
  const styles = critical(pageTokens(`${page}<div class=navbar-sidebar--show>${markup}</div>`), OF_MENU);
  const {script} = await bundle({
    entryPoints: [fileURLToPath(new URL('./earlyMenu.ts', import.meta.url))],
    format: 'esm',
    minified: 'twice',
    define: {X2_MENU_TEXTS: JSON.stringify(texts)},
  });
  const content = withStyles(script, styles);
  return {name: `assets/menu.${contentHash(content)}.js`, content};
}
