import {join, posix} from 'node:path';
import contentBlog, {validateOptions, type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {completeFeeds} from './completeFeeds.ts';
import {postsOfTags} from './postsOfTags.ts';

/**
 * Docusaurus' blog, whose list of tags knows their posts; once it has written its feeds, they are completed. In a plugin of its own that
 * would be a race.
 */
const withWholeFeeds: PluginModule = async (context, options) => {
  const {routeBasePath} = options as PluginOptions;
  const plugin = (await contentBlog(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const withPosts = postsOfTags(content as BlogContent);
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute: (route) => actions.addRoute(withPosts(route))}});
    },
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
