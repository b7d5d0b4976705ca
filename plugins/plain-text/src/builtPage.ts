import {find, isElement, textOf} from './nodes.ts';
import {parseBuilt} from './readable.ts';

type BuiltPage = {
  readonly title: string;
  readonly description: string;
  /** Pages that ask search engines to leave them out are no use as text either. */
  readonly isListed: boolean;
};

/** What a built page says of itself: its first heading, and what its head has for others. */
export function readBuiltPage(html: string): BuiltPage {
  const page = parseBuilt(html);
  const meta = (name: string) => find(page, (node) => isElement(node, 'meta') && node.properties.name === name)?.properties.content ?? '';
  const heading = find(page, (node) => isElement(node, 'h1'));
  return {
    title: heading ? textOf(heading).trim() : '',
    description: meta('description'),
    isListed: heading !== undefined && !meta('robots').includes('noindex'),
  };
}
