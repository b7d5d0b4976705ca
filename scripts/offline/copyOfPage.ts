import {posix} from 'node:path';
import {ANSWERED_IN_PAGE} from '@x2p2p/page/reading';
import {follow} from './follow.ts';
import {parse} from './sitePages.ts';

/** Of no use in a copy: what would load the application, begin a search or fetch other forms of a page. */
const LEFT_OUT = 'script[src], script[type="speculationrules"], link[rel="alternate"], form[role="search"]';

/** Controls that no page answers by itself. */
const DEAD = `main :is(button, input, select):not(:disabled, ${ANSWERED_IN_PAGE}, :is(${ANSWERED_IN_PAGE}) *), .menu__caret`;

/** The file of a page in the copy. */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

type Copy = {
  /** Where the site is. */
  readonly site: string;
  /** The routes of the pages that the copy holds. */
  readonly held: ReadonlySet<string>;
};

/** A page as it stands in a copy of the site, in any folder of any host or disk, and the files of the site that it shows. */
export function copyOfPage(html: string, route: string, {site, held}: Copy): {readonly html: string; readonly shows: readonly string[]} {
  const $ = parse(html);
  const folder = posix.dirname(fileOf(route));
  const relative = (file: string) => posix.relative(folder, file).split('/').map(encodeURIComponent).join('/');
  const shows: string[] = [];
  $(LEFT_OUT).remove();
  // A field stays with its label and what was computed from it, and says that it cannot be changed.
  $(DEAD).filter('button').remove();
  $(DEAD).attr('disabled', '');
  $('a[href]').each((_, {attribs}) => {
    if (attribs.href!.startsWith('#')) return;
    const target = follow(attribs.href!, route, site, held);
    attribs.href = 'outside' in target ? target.outside : relative(fileOf(target.route)) + target.search + target.hash;
  });
  $('[src], link:is([rel="icon"], [rel="stylesheet"])').each((_, {attribs}) => {
    const name = 'src' in attribs ? 'src' : 'href';
    if (!attribs[name]!.startsWith('/')) return;
    const file = attribs[name]!.slice(1);
    shows.push(file);
    attribs[name] = relative(file);
  });
  $('html').attr('data-copy', '');
  return {html: $.html(), shows};
}
