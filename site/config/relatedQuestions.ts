import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {productTexts} from '../src/remark/remarkProducts.ts';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const FAQ = '/docs/faq';
const MOST = 5;

/** A question of the FAQ. */
export type Question = {readonly title: string; readonly to: string};

type Answer = Question & {
  /** The pages that it leads to. */
  readonly leads: ReadonlySet<string>;
};

/** A link to a page of the site, wherever in it, as a route. */
function routeOf(link: string): string {
  const [path = ''] = link.split('#');
  return posix.join(path.startsWith('/') ? '/' : FAQ, path).replace(/\.mdx$/, '');
}

/** What the text of a page of the FAQ answers: its third-level headings, each with what stands before the next heading. */
export function answersIn(route: string, source: string): Answer[] {
  return source.split(/^(?=#{2,3} )/m).flatMap((part) => {
    const [, title, id] = /^### (.+?)\s*\{\/\* #(\S+) \*\/\}/.exec(part) ?? [];
    if (!title || !id) return [];
    const links = [...part.matchAll(/\]\(((?!https?:|#)[^)\s]+)\)/g)].map(([, link]) => routeOf(link!));
    return [
      {title: title.replace(/\{(\w+)\}/g, (_, name: string) => productTexts[name] ?? ''), to: `${route}#${id}`, leads: new Set(links)},
    ];
  });
}

/** The questions whose answers lead to a page, those first that lead to few others: they are more about it. */
export function questionsAbout(route: string, answers: readonly Answer[]): Question[] {
  if (route.startsWith(FAQ)) return [];
  return answers
    .filter(({leads}) => leads.has(route))
    .sort((one, other) => one.leads.size - other.leads.size)
    .slice(0, MOST)
    .map(({title, to}) => ({title, to}));
}

/** Read anew each time: while a writer works, the FAQ changes. */
const allAnswers = (): Answer[] =>
  readdirSync(`${DOCS}faq`)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => answersIn(`${FAQ}/${name.slice(0, -'.mdx'.length)}`, readFileSync(`${DOCS}faq/${name}`, 'utf8')));

/** The questions for the file of a document; none for any other file. */
export function questionsFor(file: string): Question[] {
  const path = file.replaceAll('\\', '/');
  const docs = DOCS.replaceAll('\\', '/');
  return path.startsWith(docs) ? questionsAbout(`/docs/${path.slice(docs.length).replace(/\.mdx$/, '')}`, allAnswers()) : [];
}
