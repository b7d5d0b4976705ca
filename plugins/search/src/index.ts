import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex} from './build/buildIndex.ts';
import {readPages} from './build/readPages.ts';
import {writeIndex} from './build/writeIndex.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Static search: the page `/search`, marks on arrival, and an index made from the built pages. */
export function searchPlugin(context: LoadContext): Plugin {
  return {
    name: '@x2p2p/search',
    getClientModules: () => [here('./client/arrival/clientModule.ts')],
    contentLoaded({actions}) {
      actions.addRoute({path: `${context.baseUrl}search`, component: here('./client/SearchPage/index.tsx'), exact: true});
    },
    // Reads only the pages which the build itself wrote, so the order of other postBuild hooks does not matter.
    async postBuild({outDir, baseUrl, routesPaths}) {
      const pages = await readPages(outDir, baseUrl, routesPaths);
      console.log(`[search] ${pages.length} pages: ${await writeIndex(outDir, buildIndex(pages))}`);
    },
  };
}
