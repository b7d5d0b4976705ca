import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {element, isElement, isNamed, replaceElements, text} from '@x2p2p/plain-text/nodes';
import {makeReadable, parseBuilt} from '@x2p2p/plain-text/readable';

/** What says something without our styles and scripts. */
const KEPT = new Set(['alt', 'colSpan', 'dateTime', 'height', 'href', 'open', 'rowSpan', 'scope', 'src', 'start', 'width']);

/** A post as feed readers can show it: they have neither styles nor scripts, and draw nothing, so a drawing is a link to where it is drawn. */
export function feedContent(html: string, address: string): string {
  const content = parseBuilt(html);
  linkDrawings(content, address);
  makeReadable(content);
  replaceElements(content, plain);
  return toHtml(content);
}

function linkDrawings(content: Root, address: string): void {
  let section = '';
  for (const part of content.children) {
    if (!isElement(part)) continue;
    if (isNamed(part, 'h2', 'h3', 'h4') && part.properties.id) section = `#${part.properties.id}`;
    replaceElements(part, (node) => {
      const {role, ariaLabel} = node.properties;
      if (!isNamed(node, 'svg') || role !== 'img' || !ariaLabel) return undefined;
      return [element('p', [element('a', [text(`图：${ariaLabel}`)], {href: address + section})])];
    });
  }
}

/** Readings become a paragraph, boxes of a task list characters; an element that only its class would have told apart becomes its words. */
function plain(node: Element): Element['children'] {
  if (isNamed(node, 'input')) return [text(node.properties.checked ? '☑' : '☐')];
  const properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => KEPT.has(name)));
  if (isNamed(node, 'span')) return node.children;
  return [{...node, tagName: isNamed(node, 'output') ? 'p' : node.tagName, properties}];
}
