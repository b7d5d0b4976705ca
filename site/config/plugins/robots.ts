import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {PluginModule} from '@docusaurus/types';

/** `robots.txt`: allows everything and names the sitemap. */
export const robots: PluginModule = () => ({
  name: 'x2-robots',
  async postBuild({outDir, siteConfig: {url, baseUrl}}) {
    await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`);
  },
});
