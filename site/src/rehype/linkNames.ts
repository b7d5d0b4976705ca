import type {Element, ElementContent} from 'hast';

const ENTITIES: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>'};
const plain = (html: string): string => html.replace(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity]!);

const text = (value: string): ElementContent => ({type: 'text', value});
const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Highlighted code as elements, in which each of the names (`Name=/page,Other=/page#id`) leads to its page. */
export function linkNames(html: string, links: string): ElementContent[] {
  const pages = new Map(links.split(',').map((link) => [link.slice(0, link.indexOf('=')), link.slice(link.indexOf('=') + 1)]));
  const names = new RegExp(`\\b(${[...pages.keys()].join('|')})\\b`);
  const linked = (code: string): ElementContent[] =>
    code
      .split(names)
      .flatMap((part, index) =>
        index % 2 === 1 ? [element('a', {href: pages.get(part)!}, [text(part)])] : part === '' ? [] : [text(part)],
      );
  // What `highlightCode` writes: text, some of it in an element of one class.
  return [...html.matchAll(/<b class=(\w)>([^<]*)<\/b>|([^<]+)/g)].flatMap(([, name, coloured, rest]): ElementContent[] =>
    name === undefined ? linked(plain(rest!)) : [element('b', {className: [name]}, linked(plain(coloured!)))],
  );
}
