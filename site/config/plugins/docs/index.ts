import {readFileSync} from 'node:fs';
import contentDocs, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {sectionsOfCategories} from './sectionsOfCategories.ts';

/** Docusaurus' documentation, whose pages of categories know the sections of their pages. */
const withSections: PluginModule = async (context, options) => {
  const plugin = (await contentDocs(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const readSource = (source: string) => readFileSync(source.replace('@site', context.siteDir), 'utf8');
      const told = sectionsOfCategories(content as LoadedContent, readSource);
      await plugin.contentLoaded?.({content, actions: {...actions, addRoute: (route) => actions.addRoute(told(route))}});
    },
  };
};

export const docs: PluginModule = Object.assign(withSections, {validateOptions: validateOptions as PluginModule['validateOptions']});
