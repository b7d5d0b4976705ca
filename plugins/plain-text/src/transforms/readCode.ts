import type {Root} from 'hast';
import {element, find, hasClass, isElement, languageOf, replaceElements, text, textOf} from '../nodes.ts';

/** Code arrives highlighted and framed: what is left is its text, its language and the name of its file. */
export function readCode(tree: Root): void {
  replaceElements(tree, (node) => {
    const pre = hasClass(node, 'theme-code-block') && find(node, (child) => isElement(child, 'pre'));
    if (!pre) return undefined;
    const title = find(node, (child) => hasClass(child, 'title'));
    const code = element('code', [text(textOf(pre))], {className: [`language-${languageOf(node) ?? 'text'}`]});
    return [element('pre', [code], {title: title && textOf(title)})];
  });
}
