import type {CheerioAPI} from 'cheerio';
import type {Part} from './chapters.ts';
import {follow} from './follow.ts';
import {parse} from './sitePages.ts';

/** Attributes that name elements of their page. */
const NAMES = ['id', 'for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
const LEFT_OUT = 'script, .hash-link, header > :not(h1)';

export type BookText = {
  readonly title: string;
  /** Where the site is. */
  readonly site: string;
  /** When it is printed, as in `2026-11-30`. */
  readonly day: string;
  readonly parts: readonly Part[];
};

/** One document of several pages of the built site, to be printed with the site's own styles. */
export function bookHtml({title, site, day, parts}: BookText, pages: ReadonlyMap<string, string>): string {
  const routes = parts.flatMap((part) => part.routes);
  const held = new Set(routes);
  const read = new Map(
    routes.map((route) => {
      const html = pages.get(route);
      if (html === undefined) throw new Error(`There is no page ${route} in the build: run "npm run build" first.`);
      return [route, parse(html)] as const;
    }),
  );
  const [first] = read.values();
  const titleOf = (route: string) => read.get(route)!('h1').html()!;
  const contents = parts.map(
    ({name, routes: own}) =>
      `<p>${name}</p><ul>${own.map((route) => `<li><a href="#${anchorOf(route)}">${titleOf(route)}</a></li>`).join('')}</ul>`,
  );
  const sections = [...read].map(([route, $]) => `<section id="${anchorOf(route)}">${sectionOf($, route, site, held)}</section>`);
  return `<!doctype html>
<html lang="zh-Hans" data-theme="light">
<head>
<meta charset="utf-8">
<title>${title}</title>
${first!('link[rel="stylesheet"]').toString()}
<style>${STYLES}</style>
</head>
<body>
${first!('body > svg').toString()}
<div id="__docusaurus"><main class="markdown">
<h1>${title}</h1>
<p>${day} 生成。最新的内容在网站上：<a href="${site}">${site}</a>。</p>
<nav>${contents.join('')}</nav>
${sections.join('\n')}
</main></div>
</body>
</html>`;
}

/** In the document a page is a section of this name; names of its own begin with it. */
const anchorOf = (route: string, own = ''): string => route.slice(1).replaceAll('/', '.') + own;

function sectionOf($: CheerioAPI, route: string, site: string, held: ReadonlySet<string>): string {
  const article = $('article');
  article.find(LEFT_OUT).remove();
  article.find('details').attr('open', '');
  const renamed = (name: string) => anchorOf(route, `.${name}`);
  article.find('*').each((_, {attribs}) => {
    for (const name of NAMES) if (attribs[name]) attribs[name] = attribs[name].split(' ').map(renamed).join(' ');
    for (const [name, value] of Object.entries(attribs))
      attribs[name] = value.replaceAll(/url\(#([^)]+)\)/g, (_all, id: string) => `url(#${renamed(id)})`);
  });
  article.find('a[href]').each((_, {attribs}) => {
    const target = follow(attribs.href!, route, site, held);
    attribs.href =
      'outside' in target ? target.outside : `#${anchorOf(target.route, target.hash && `.${decodeURIComponent(target.hash.slice(1))}`)}`;
  });
  return article.find('header > h1, .theme-doc-markdown').toString();
}

/** A page of the site begins a page of paper. */
const STYLES = 'main > section { break-before: page } nav p { margin-block-end: 0 }';
