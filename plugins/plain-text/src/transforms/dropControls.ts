import type {Root} from 'hast';
import {find, hasClass, isElement, replaceElements} from '../nodes.ts';

const CONTROLS = ['button', 'fieldset', 'form', 'input', 'nav', 'noscript', 'script', 'select', 'style', 'template', 'textarea', 'video'];
/** Links to headings, the icon of a card, the dark one of two pictures. */
const DECORATION = ['hash-link', 'cardTitleIcon', 'themedComponent--dark'];

/** Drops controls and what is shown twice: copy buttons, links to headings, fields, drawings whose text stands beside them. */
export function dropControls(tree: Root): void {
  // A form and its readings are a tool, which has nothing to say while nobody uses it.
  tree.children = tree.children.filter((part) => !find(part, (node) => isElement(node, 'form')));
  replaceElements(tree, (node, parent) => {
    const {ariaHidden, hidden, role, ariaLabel} = node.properties;
    // The checkbox of a task list says what is done.
    if (isElement(node, 'input') && hasClass(parent, 'task-list-item')) return undefined;
    if (isElement(node, ...CONTROLS) || DECORATION.some((name) => hasClass(node, name))) return [];
    // Panels of tabs that are not chosen are hidden, too, but their text is nowhere else.
    if (ariaHidden === 'true' || (hidden && role !== 'tabpanel')) return [];
    if (isElement(node, 'svg')) return role === 'img' && ariaLabel ? [{type: 'text', value: `（图：${ariaLabel}）`}] : [];
    return undefined;
  });
}
