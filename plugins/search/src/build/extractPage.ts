import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {asWritten} from '@x2p2p/build-tools/asWritten';
import {identifiersIn} from '../shared/identifiersIn.ts';
import {TextCollector} from './TextCollector.ts';
import {textOf} from './textOf.ts';

export interface PageRecord {
  /** 1 is the page itself, 2 to 4 a heading, 5 a row or an item with an address of its own (one option of a list). */
  level: number;
  anchor: string;
  heading: string;
  text: string;
  /** Names the record explains: first in a table row, a list item or a term; code in headings. */
  identifiers: string[];
  /** Names that appear in its code samples. */
  code: string[];
  /** Readers' wordings that the section does not use: searched, never shown. */
  aliases?: readonly string[];
  /** Found by its names only: the words of its text are not indexed. */
  namesOnly?: boolean;
}

export interface ExtractedPage {
  route: string;
  title: string;
  crumbs: string[];
  /** The page itself first, then its headings in reading order. */
  records: PageRecord[];
}

interface OpenRecord extends Omit<PageRecord, 'text'> {
  text: TextCollector;
}

const IGNORED =
  '.hash-link, script, style, svg, button, nav, form, template, [data-search-ignore], [aria-hidden="true"], .theme-doc-card-icon, .pagination-nav';
const ROW_LEVEL = 5;
const HOLDER = /^(td|th|dt|li)$/;

/** The head and the content; the navigation around it is the larger part of many pages. */
function contentOnly(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  return start < 0 ? html : html.slice(0, html.indexOf('<body')) + html.slice(start, end);
}

/** What search knows of one built page; nothing when the page asks not to be indexed or holds no content. Headings of `structure` are text. */
export function extractPage(html: string, route: string, structure: readonly string[] = []): ExtractedPage | undefined {
  // The lenient parser takes half the time of the standard one, and is enough: React closes all it opens.
  const $ = load(asWritten(contentOnly(html)), {xml: {xmlMode: false}});
  if (/noindex/.test($('meta[name="robots"]').attr('content') ?? '')) return undefined;
  const main = $('main').first();
  const crumbs = main
    .find('.theme-doc-breadcrumbs li')
    .map((_, item) => textOf(item.children))
    .get();
  main.find(IGNORED).remove();
  const content = main.find('.markdown').first();
  const root = content.length ? content : main;
  if (!root.length) return undefined;
  const title = textOf(main.find('h1').first().contents().get()) || ($('title').text().split(' | ')[0] ?? '').trim();
  const records = collectRecords($, root, structure, title, $('meta[name="description"]').attr('content') ?? '');
  return {route, title, crumbs: crumbs.filter((crumb) => crumb && crumb !== title), records};
}

function collectRecords(
  $: CheerioAPI,
  root: Cheerio<Element>,
  structure: readonly string[],
  title: string,
  description: string,
): PageRecord[] {
  const records: OpenRecord[] = [];
  const begin = (level: number, anchor: string, heading: string): OpenRecord => {
    const record = {level, anchor, heading, text: new TextCollector(), identifiers: level === 1 ? [] : identifiersIn(heading), code: []};
    records.push(record);
    return record;
  };
  let current = begin(1, '', title);

  function visit(node: AnyNode, holder?: Element): void {
    if (node.type === 'text') current.text.add(node.data);
    if (node.type !== 'tag' || node.name === 'h1') return;
    const element = $(node);
    const level = /^h([2-4])$/.exec(node.name)?.[1];
    // A heading inside a link is a card that leads elsewhere, not a section of this page.
    if (level && element.closest('a').length === 0) {
      const heading = textOf(node.children);
      if (!structure.includes(heading)) {
        current = begin(Number(level), element.attr('id') ?? element.closest('section[id]').attr('id') ?? '', heading);
        return;
      }
    }
    if (node.name === 'pre') {
      // Only the parts of a dotted name: the index would take it apart anyway.
      current.code.push(...identifiersIn(element.text()).filter((name) => !name.includes('.')));
      return;
    }
    const around = current;
    const rowName = nameOfEntry(element);
    if (rowName) current = begin(ROW_LEVEL, node.attribs.id!, rowName);
    if (node.name === 'code' && holder && definesName(element, $(holder))) current.identifiers.push(...element.text().split(/\s+/));
    current.text.crossEdgeOf(node.name);
    node.children.forEach((child) => visit(child, HOLDER.test(node.name) ? node : holder));
    current.text.crossEdgeOf(node.name);
    if (rowName) current = around;
  }
  root
    .contents()
    .get()
    .forEach((node) => visit(node));
  const [page, ...sections] = records.map(close);
  return [{...page!, text: withDescription(page!.text, description)}, ...sections].filter(({heading, text}) => heading || text);
}

/** The first sentence of a page may repeat its description: a snippet shows it once. */
function withDescription(text: string, description: string): string {
  const [first = ''] = text.split(/(?<=[。！？])/);
  return first && description.includes(first) ? text : `${description} ${text}`.trim();
}

/** What a row of a table with an address is about, or an item that asks to be found by itself. */
function nameOfEntry(element: Cheerio<Element>): string {
  if (!element.attr('id')) return '';
  if (element.is('[data-search-entry]')) return element.find('code').first().text();
  return element.is('tr') ? element.find('th, td').first().find('code').first().text() : '';
}

/** The name that begins a row, an item or a term is what it is about. */
function definesName(code: Cheerio<Element>, holder: Cheerio<Element>): boolean {
  if (holder.prevAll('td, th').length > 0) return false;
  return holder.text().trimStart().startsWith(code.text().trim()) && holder.find('code').first().is(code);
}

function close(record: OpenRecord): PageRecord {
  const text = record.text.toString();
  const identifiers = [...new Set(record.identifiers.filter((name) => /[A-Za-z]{2}|\d{3}/.test(name)))];
  const code = [...new Set(record.code)].filter((name) => !identifiers.includes(name) && !text.includes(name));
  return {...record, text, identifiers, code};
}
