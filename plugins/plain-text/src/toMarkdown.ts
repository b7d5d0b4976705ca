import type {Element, Root} from 'hast';
import type {Code, Text} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {element, find, hasClass, isElement, languageOf, text, textOf} from './nodes.ts';
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
  /** Where its links lead. */
  readonly addressOf: (href: string) => string;
};

/** The article of a built page as Markdown: its title, where it is from, its text. */
export function toMarkdown(html: string, {address, addressOf}: Addresses): string {
  const article = parseBuilt(worthParsing(html));
  const title = find(article, (node) => isElement(node, 'h1'));
  const content = find(article, (node) => hasClass(node, 'markdown'));
  if (!title || !content) throw new Error(`Plain text: a page has no title or no content: ${address}`);
  const body: Root = {type: 'root', children: content.children.filter((child) => !find(child, (node) => isElement(node, 'h1')))};
  makeReadable(body);
  writeOutLists(body);
  flattenCells(body);
  pointLinks(body, addressOf);
  body.children.unshift(
    element('h1', [text(textOf(title))]),
    element('p', [text('网页：'), element('a', [text(address)], {href: address})]),
  );
  // Addresses are read by programs that may not know Markdown's escapes.
  return writer.stringify(writer.runSync(body)).replace(/\]\(https?:\S*?\)/g, (link) => link.replaceAll('\\&', '&'));
}

/** The navigation around the article is the larger part of many pages. */
const worthParsing = (html: string): string => html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
