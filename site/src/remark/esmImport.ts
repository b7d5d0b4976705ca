/** `import {Name} from 'source';` as the compiler of MDX wants it. */
export function esmImport(name: string, source: string) {
  const identifier = {type: 'Identifier', name};
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}}};
}
