import {readFileSync} from 'node:fs';
import {parse} from 'acorn';

/**
 * Replaces each of the theme's messages by its text in the site's one language, without id and the explanation for translators.
 * Runs after JSX has become calls, when `translate({id, message})` and `<Translate id>` look alike.
 */
export default function messagesLoader(source) {
  const {file} = this.getOptions();
  this.addDependency(file);
  return withMessages(source, JSON.parse(readFileSync(file, 'utf8')));
}

export function withMessages(source, messages) {
  const edits = [];
  visit(parse(source, {ecmaVersion: 'latest', sourceType: 'module'}), (node) => {
    if (node.type !== 'ObjectExpression') return;
    const named = new Map(node.properties.map((property) => [property.key?.name ?? property.key?.value, property]));
    const id = named.get('id')?.value.value;
    const text = named.get('message') ?? named.get('children');
    if (!Object.hasOwn(messages, id) || text?.value.type !== 'Literal') return;
    edits.push([text.value.start, text.value.end, JSON.stringify(messages[id])]);
    for (const name of ['id', 'description']) {
      const property = named.get(name);
      if (property) edits.push([property.start, property.end + /^\s*,?/.exec(source.slice(property.end))[0].length, '']);
    }
  });
  return edits.sort(([a], [b]) => b - a).reduce((code, [start, end, text]) => code.slice(0, start) + text + code.slice(end), source);
}

function visit(node, see) {
  if (Array.isArray(node)) return node.forEach((child) => visit(child, see));
  if (typeof node?.type !== 'string') return;
  see(node);
  Object.values(node).forEach((child) => typeof child === 'object' && visit(child, see));
}
