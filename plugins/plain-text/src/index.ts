import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin, Plugin} from '@docusaurus/types';
import {addressesOf, plainAddress} from './addresses.ts';
import {listing} from './listing.ts';
import {sectionsOf, type Section} from './sections.ts';
import {toMarkdown} from './toMarkdown.ts';

export interface PlainTextOptions {
  /** Title and summary of `llms.txt`. */
  title: string;
  summary: string;
  /** What `llms.txt` says below them, given the address of `llms-full.txt`. */
  note: (fullAddress: string) => string;
  /** The docs plugins by id, in the order of the lists, each with the title of its pages outside any category. */
  docs: Readonly<Record<string, string>>;
  /** Title of the list of posts. */
  blog: string;
}

/** Every page of documentation and every post as Markdown beside its HTML, `llms.txt` which lists them, `llms-full.txt` with all documentation. */
export const plainText =
  ({title, summary, note, docs, blog}: PlainTextOptions) =>
  (): Plugin => ({
    name: 'plain-text',
    // Reads only the pages which the build itself wrote, so the order of other postBuild hooks does not matter.
    // eslint-disable-next-line @typescript-eslint/require-await -- a lifecycle of Docusaurus is one
    async postBuild({outDir, baseUrl, siteConfig: {url}, plugins}) {
      const documentation = Object.entries(docs).flatMap(([id, label]) => docsSections(plugins, id, label));
      const sections = [...documentation, postsOf(plugins, blog)];
      const routes = new Set(sections.flatMap(({pages}) => pages.map(({route}) => route)));
      const addressOf = addressesOf({url, routes});
      const fileOf = (route: string, extension: string) => path.join(outDir, `${route.slice(baseUrl.length)}${extension}`);

      const texts = new Map<string, string>();
      for (const route of routes) {
        const markdown = toMarkdown(readFileSync(fileOf(route, '.html'), 'utf8'), {address: url + encodeURI(route), addressOf});
        texts.set(route, markdown);
        writeFileSync(fileOf(route, '.md'), markdown);
      }
      const full = documentation.flatMap(({pages}) => pages.map(({route}) => texts.get(route)!)).join('\n---\n\n');
      writeFileSync(path.join(outDir, 'llms-full.txt'), full);
      const fullAddress = `${url}${baseUrl}llms-full.txt`;
      writeFileSync(
        path.join(outDir, 'llms.txt'),
        listing({title, summary, note: note(fullAddress), sections, addressOf: (route) => plainAddress({url}, route)}),
      );
      console.log(`[plain-text] ${texts.size} pages, ${Math.round(Buffer.byteLength(full) / 1024)} KiB of documentation`);
    },
  });

function contentOf<Content>(plugins: readonly LoadedPlugin[], name: string, id = 'default'): Content {
  const plugin = plugins.find((one) => one.name === name && one.options.id === id);
  if (!plugin) throw new Error(`Plain text: there is no plugin ${name} with the id "${id}".`);
  return plugin.content as Content;
}

function docsSections(plugins: readonly LoadedPlugin[], id: string, title: string): Section[] {
  const {loadedVersions} = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs', id);
  return loadedVersions.flatMap((version) => sectionsOf(version, title));
}

function postsOf(plugins: readonly LoadedPlugin[], title: string): Section {
  const {blogPosts} = contentOf<BlogContent>(plugins, 'docusaurus-plugin-content-blog');
  return {
    title,
    pages: blogPosts.map(({metadata}) => ({
      route: decodeURI(metadata.permalink),
      title: metadata.title,
      description: metadata.description,
    })),
  };
}
