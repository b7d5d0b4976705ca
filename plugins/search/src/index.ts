import {fileURLToPath} from 'node:url';
import {aliasedSitePath} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readAliases, withAliases} from './build/aliases.ts';
import {buildIndex} from './build/buildIndex.ts';
import {bundleBox} from './build/bundleBox.ts';
import {foundByNames} from './build/foundByNames.ts';
import {readPages} from './build/readPages.ts';
import {writeFiles, writeIndex} from './build/writeIndex.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export interface SearchOptions {
  /** A YAML file, from the site's folder: `route#anchor: wordings` that readers use and the section does not. */
  aliases: string;
  /** Routes of pages that other pages repeat: readers find them by the names of their sections, and download less. */
  namesOnly: RegExp;
  /** Told which modules readers get with the box, whose licences then apply. */
  record: (context: LoadContext, modules: readonly string[]) => void;
}

/** Static search: the box, the page `/search`, marks on arrival, and an index made from the built pages. */
export const searchPlugin = ({aliases, namesOnly, record}: SearchOptions) => async (context: LoadContext): Promise<Plugin> => {
  const {box, worker, files, modules} = await bundleBox();
  return {
    name: '@x2p2p/search',
    getClientModules: () => [here('./client/arrival/clientModule.ts'), here('./client/boxClientModule.ts')],
    contentLoaded({actions}) {
      actions.setGlobalData({box, worker});
      actions.addRoute({path: `${context.baseUrl}search`, component: aliasedSitePath(here('./client/SearchPage/index.tsx'), context.siteDir), exact: true});
    },
    // Reads only the pages which the build itself wrote, so the order of other postBuild hooks does not matter.
    async postBuild({outDir, baseUrl, routesPaths}) {
      writeFiles(outDir, files);
      record(context, modules);
      const pages = withAliases(await readPages(outDir, baseUrl, routesPaths), readAliases(`${context.siteDir}/${aliases}`));
      console.log(`[search] ${pages.length} pages: ${writeIndex(outDir, buildIndex(foundByNames(pages, namesOnly)))}`);
    },
  };
};
