import {join, posix} from 'node:path';
import contentBlog, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {completeFeeds} from './completeFeeds.ts';

/** Docusaurus' blog; once it has written its feeds, they are completed. In a plugin of its own that would be a race. */
const withWholeFeeds: PluginModule = async (context, options) => {
  const {routeBasePath} = options as PluginOptions;
  const plugin = (await contentBlog(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const {
        outDir,
        siteConfig: {url, baseUrl},
      } = props;
      await completeFeeds(join(outDir, routeBasePath), url + posix.join(baseUrl, routeBasePath));
    },
  };
};

export const blog: PluginModule = Object.assign(withWholeFeeds, {validateOptions: validateOptions as PluginModule['validateOptions']});
