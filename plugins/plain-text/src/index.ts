import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {addressesOf, filePath, plainAddress} from './addresses.ts';
import {readBuiltPage} from './builtPage.ts';
import {listing} from './listing.ts';
import {cleanRoute, sectionsOf, type Page, type Section} from './sections.ts';
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
  /** Pages that are used rather than read, by route, each with what Markdown has to add to what the page shows while nobody uses it. */
  used: {readonly title: string; readonly additions: Readonly<Record<string, string>>};
  /** Title of the list of all other pages. */
  others: string;
  /** Files below the site's root, each with all pages of one subject. */
  bundles: {readonly title: string; readonly files: readonly Bundle[]};
  /** What every page says to programs of `llms.txt`, given its path. No reader sees or hears it. */
  directive: (path: string) => string;
}

type Bundle = Page & {readonly holds: RegExp};

/** Every page as Markdown beside its HTML, `llms.txt` which lists them, `llms-full.txt` with all documentation, and bundles. */
export const plainText =
  ({title, summary, note, docs, blog, used, others, bundles, directive}: PlainTextOptions) =>
  ({baseUrl: base}: LoadContext): Plugin => ({
    name: 'plain-text',
    injectHtmlTags() {
      return {preBodyTags: [{tagName: 'p', attributes: {hidden: true}, innerHTML: directive(`${base}llms.txt`)}]};
    },
    // Reads only the pages which the build itself wrote, so the order of other postBuild hooks does not matter.
    // eslint-disable-next-line @typescript-eslint/require-await -- a lifecycle of Docusaurus is one
    async postBuild({outDir, baseUrl, siteConfig: {url}, plugins, routesPaths}) {
      const fileOf = (route: string, extension = '') => path.join(outDir, `${filePath(route).slice(baseUrl.length)}${extension}`);
      const read = (route: string) => readFileSync(fileOf(route, '.html'), 'utf8');

      const documentation = Object.entries(docs).flatMap(([id, label]) => docsSections(plugins, id, label));
      const articles = [...documentation, postsOf(plugins, blog)];
      const listed = new Set(articles.flatMap(({pages}) => pages.map(({route}) => route)));
      const rest = [...new Set(routesPaths.map(cleanRoute))]
        .filter((route) => !listed.has(route) && !route.endsWith('.html'))
        .sort()
        .map((route) => ({route, ...readBuiltPage(read(route))}))
        .filter(({isListed}) => isListed);
      const usedPages = Object.keys(used.additions).map((route) => {
        const page = rest.find((one) => one.route === route);
        if (!page) throw new Error(`Plain text: "${route}" has an addition, but is no page.`);
        return page;
      });
      const sections: Section[] = [
        ...articles,
        {title: used.title, pages: usedPages},
        {title: others, pages: rest.filter((page) => !usedPages.includes(page))},
      ];

      const routes = new Set(sections.flatMap(({pages}) => pages.map(({route}) => route)));
      const addressOf = addressesOf({url, routes});
      const index = `${url}${baseUrl}llms.txt`;
      const texts = new Map<string, string>();
      for (const route of routes) {
        const page = toMarkdown(read(route), {address: url + encodeURI(route), index, addressOf}, listed.has(route) ? 'article' : 'main');
        const markdown = [page, used.additions[route]].filter(Boolean).join('\n');
        texts.set(route, markdown);
        writeFileSync(fileOf(route, '.md'), markdown);
      }

      const joined = (wanted: readonly string[]): string => wanted.map((route) => texts.get(route)!).join('\n---\n\n');
      const full = joined(documentation.flatMap(({pages}) => pages.map(({route}) => route)));
      writeFileSync(path.join(outDir, 'llms-full.txt'), full);
      for (const {route, holds} of bundles.files) {
        mkdirSync(path.dirname(fileOf(route)), {recursive: true});
        writeFileSync(fileOf(route), joined([...routes].filter((one) => holds.test(one))));
      }
      writeFileSync(
        path.join(outDir, 'llms.txt'),
        listing({
          title,
          summary,
          note: note(`${url}${baseUrl}llms-full.txt`),
          sections: [...sections, {title: bundles.title, pages: bundles.files}],
          addressOf: (route) => (routes.has(route) ? plainAddress({url}, route) : url + route),
        }),
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
