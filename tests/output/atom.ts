import {readFileSync} from 'node:fs';
import {DOMParser, onErrorStopParsing, type Element} from '@xmldom/xmldom';
import {expect} from 'vitest';
import {BUILD_DIR} from '../../scripts/siteServer.ts';

export const ATOM = 'http://www.w3.org/2005/Atom';

/** The root of a feed. Whatever is not well-formed throws, or fails: the parser lets a bare ampersand and control characters pass. */
export function parseFeed(route: string): Element {
  const xml = readFileSync(BUILD_DIR + route, 'utf8');
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  expect(xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/);
  return new DOMParser({onError: onErrorStopParsing}).parseFromString(xml, 'application/xml').documentElement!;
}

/** The children of a name, of Atom unless told. */
export const children = (parent: Element, name: string, namespace: string | null = ATOM): Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => node.namespaceURI === namespace && node.localName === name);

/** The text of the one child that must be there. */
export function textOf(parent: Element, name: string, namespace: string | null = ATOM): string {
  const found = children(parent, name, namespace);
  expect(found, name).toHaveLength(1);
  return found[0]!.textContent!;
}

export const linkOf = (parent: Element, rel: string): string | null | undefined =>
  children(parent, 'link')
    .find((link) => (link.getAttribute('rel') ?? 'alternate') === rel)
    ?.getAttribute('href');

/** What a feed reader cannot use, in the HTML of an entry: controls, drawings, styles, marks that nobody sees, addresses that lead nowhere. */
export const leftovers = (html: string): string[] =>
  html.match(
    /<(?:button|fieldset|form|input|noscript|output|script|select|style|svg|template)\b|\s(?:class|style|role|tabindex|hidden|aria-[a-z]+|data-[a-z]+)=|[\u200b\u2060\ufeff]|(?:href|src)="(?!https?:|mailto:)[^"]*"/g,
  ) ?? [];
