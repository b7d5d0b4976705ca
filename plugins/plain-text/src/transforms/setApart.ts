import type {ElementContent, Parents, Root} from 'hast';
import {hasClass, isElement, isStyled, text, textOf} from '../nodes.ts';

const INLINE = ['a', 'b', 'code', 'em', 'small', 'span', 'strong', 'time'];
/** Classes that put words on a line of their own, below what they belong to. */
const BELOW = ['effect', 'note'];

/** Labels that stand side by side without a word between them are told apart by style sheets; in plain text, by a mark. */
export function setApart(tree: Root): void {
  const visit = (parent: Parents) => {
    const children = parent.children as ElementContent[];
    children.forEach((child) => isElement(child) && !isElement(child, 'pre') && visit(child));
    parent.children = children.flatMap((child, index) => {
      const before = children[index - 1];
      if (areLabels(before, child)) return [text(' · '), child];
      return isLineBelow(before, child) ? [text('；'), child] : [child];
    });
  };
  visit(tree);
}

function areLabels(one: ElementContent | undefined, other: ElementContent): boolean {
  if (!isElement(one, ...INLINE) || !isElement(other, ...INLINE) || !textOf(one).trim() || !textOf(other).trim()) return false;
  return isStyled(one) || isStyled(other) || (isElement(one, 'a') && isElement(other, 'a'));
}

const isLineBelow = (one: ElementContent | undefined, other: ElementContent): boolean =>
  one?.type === 'text' && /[^\s\p{P}]$|[/)）」]$/u.test(one.value) && BELOW.some((name) => hasClass(other, name));
