import type {Element, Root} from 'hast';
import type {Code, Text} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {element, find, hasClass, isElement, languageOf, replaceElements, text, textOf} from './nodes.ts';
import {makeReadable, parseBuilt} from './readable.ts';
import {flattenCells} from './transforms/flattenCells.ts';
import {pointLinks} from './transforms/pointLinks.ts';
import {writeOutLists} from './transforms/writeOutLists.ts';

const writer = unified()
  .use(rehypeRemark, {handlers: {pre: (_state, node: Element): Code => codeOf(node)}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    handlers: {text: ({value}: Text, _parent, state, info) => (MAY_BE_MARKUP.test(value) ? unescaped(state.safe(value, info)) : value)},
  });

/** All Markdown syntax is ASCII punctuation, or white space at the edge of a line; other texts skip the writer's slow search for it. */
const MAY_BE_MARKUP = /[!-/:-@[-`{-~\t\n\r]|^ | $/;

/** The writer escapes what might begin a strikethrough or an entity everywhere, even in 「3 ~ 5 s」, where it cannot. */
const unescaped = (markdown: string): string => markdown.replace(/\\([:&]|~(?= ))/g, '$1');

function codeOf(pre: Element): Code {
  const {title} = pre.properties;
  const [code] = pre.children;
  return {
    type: 'code',
    lang: isElement(code) ? languageOf(code) : undefined,
    meta: title ? `title="${title}"` : undefined,
    value: textOf(pre).replace(/\n$/, ''),
  };
}

type Addresses = {
  /** Of the page itself. */
  readonly address: string;
  /** Of the list of all pages. */
  readonly index: string;
  /** Where its links lead. */
  readonly addressOf: (href: string) => string;
};

/** Where the text of a page stands: a document or a post is an article; any other page is all that is its own. */
type Part = 'article' | 'main';

/** A built page as Markdown: its title, where it is from, its text. */
export function toMarkdown(html: string, {address, index, addressOf}: Addresses, part: Part = 'article'): string {
  const page = parseBuilt(inside(html, part));
  const title = find(page, (node) => isElement(node, 'h1'));
  const content = find(page, (node) => (part === 'article' ? hasClass(node, 'markdown') : isElement(node, 'main')));
  if (!title || !content) throw new Error(`Plain text: a page has no title or no content: ${address}`);
  const body: Root = {type: 'root', children: content.children};
  removeTitle(body, part);
  makeReadable(body);
  writeOutLists(body);
  flattenCells(body);
  pointLinks(body, addressOf);
  // Addresses are read by programs that may not know Markdown's escapes.
  const markdown = writer.stringify(writer.runSync(body)).replace(/\]\(https?:\S*?\)/g, (link) => link.replaceAll('\\&', '&'));
  return withHead(textOf(title), {address, index}, markdown);
}

/** A text below its title, where it is from and where to find all others. */
function withHead(title: string, {address, index}: Pick<Addresses, 'address' | 'index'>, markdown: string): string {
  const linkTo = (href: string) => element('a', [text(href)], {href});
  const from = [text('网页：'), linkTo(address), text('；全站目录：'), linkTo(index)];
  const head: Root = {type: 'root', children: [element('h1', [text(title)]), element('p', from)]};
  return `${writer.stringify(writer.runSync(head))}\n${markdown}`;
}

/** In an article the title stands in a header with what is no text. */
function removeTitle(body: Root, part: Part): void {
  if (part === 'article') body.children = body.children.filter((child) => !find(child, (node) => isElement(node, 'h1')));
  else replaceElements(body, (node) => (isElement(node, 'h1') ? [] : undefined));
}

/** The navigation around the text is the larger part of many pages. */
const inside = (html: string, part: Part): string => html.slice(html.indexOf(`<${part}`), html.lastIndexOf(`</${part}>`));
