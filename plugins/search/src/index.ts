import {fileURLToPath} from 'node:url';
import {aliasedSitePath} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readAliases, withAliases} from './build/aliases.ts';
import {buildIndex} from './build/buildIndex.ts';
import {bundleBox} from './build/bundleBox.ts';
import {clientSite} from './build/clientSite.ts';
import {foundByNames} from './build/foundByNames.ts';
import {readPages} from './build/readPages.ts';
import {writeFiles, writeIndex} from './build/writeIndex.ts';
import type {SearchOptions} from './options.ts';

export type {SearchOptions} from './options.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Static search: the box, the page `/search`, marks on arrival, and an index made from the built pages. */
export const searchPlugin =
  (options: SearchOptions) =>
  async (context: LoadContext): Promise<Plugin> => {
    const site = clientSite(options);
    const {box, worker, files, modules} = await bundleBox(site);
    return {
      name: '@x2p2p/search',
      getClientModules: () => [here('./client/arrival/clientModule.ts'), here('./client/boxClientModule.ts')],
      async contentLoaded({actions}) {
        actions.setGlobalData({box, worker});
        await actions.createData('site.json', site);
        actions.addRoute({
          path: `${context.baseUrl}search`,
          component: aliasedSitePath(here('./client/SearchPage/index.tsx'), context.siteDir),
          exact: true,
        });
      },
      // Reads only the pages which the build itself wrote, so the order of other postBuild hooks does not matter.
      // eslint-disable-next-line @typescript-eslint/require-await -- a lifecycle of Docusaurus is one
      async postBuild({outDir, baseUrl, routesPaths}) {
        writeFiles(outDir, files);
        options.record(context, modules);
        const pages = withAliases(readPages(outDir, baseUrl, routesPaths, options), readAliases(`${context.siteDir}/${options.aliases}`));
        console.log(
          `[search] ${pages.length} pages: ${writeIndex(outDir, buildIndex(foundByNames(pages, options.namesOnly), options.facets))}`,
        );
      },
    };
  };
