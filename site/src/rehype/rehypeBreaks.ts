import type {Element, ElementContent, Root} from 'hast';
import {breakable, hyphenated, LONG_WORD_IN_CELL, LONGEST_IN_CELL} from '../breakable.ts';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Browsers break these after a hyphen. They stay together where they fit: into a line of large letters on a phone, and into a narrow cell. */
const WHOLE = hyphenated(15);
const WHOLE_IN_CELL = hyphenated(LONGEST_IN_CELL);

/**
 * Lets long names and addresses in the cells of tables, whose lines are short, break where their parts meet; the name that a row is
 * about stays whole, and so do short names with a hyphen everywhere. Headings stay single texts: Docusaurus names the link beside a
 * heading after its text only then.
 */
export function rehypeBreaks() {
  return (tree: Root): void => visit(tree as unknown as Element, false);
}

function visit(parent: Element, isInCell: boolean): void {
  const name = parent.tagName === 'tr' ? parent.children.find(isElement) : undefined;
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return withWholeWords(child.value, isInCell);
    if ('children' in child && !/^(?:h\d|pre)$/.test((child as Element).tagName))
      visit(child as Element, isInCell || (child !== name && (child as Element).tagName === 'td'));
    return [child];
  });
}

function withWholeWords(text: string, isInCell: boolean): ElementContent[] {
  return text.split(isInCell ? WHOLE_IN_CELL : WHOLE).flatMap((value, index): ElementContent[] => {
    if (value === '') return [];
    if (index % 2 === 1) return [whole(value)];
    return isInCell ? withBreaks(value) : [{type: 'text', value}];
  });
}

/** `w` is a class of `base.css`: bytes in every page, so it is short. */
const whole = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['w']},
  children: [{type: 'text', value}],
});

const withBreaks = (text: string): ElementContent[] =>
  breakable(text, LONG_WORD_IN_CELL).flatMap((value, index): ElementContent[] => {
    const piece = {type: 'text', value} as const;
    return index > 0 ? [{type: 'element', tagName: 'wbr', properties: {}, children: []}, piece] : [piece];
  });
