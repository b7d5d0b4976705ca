/** `import {Name} from '@site/src/components/Name';` as the compiler of MDX wants it. */
export function componentImport(name: string) {
  const source = `@site/src/components/${name}`;
  const identifier = {type: 'Identifier', name};
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}}};
}

/** `<Name attribute="value" />`. */
export const componentElement = (name: string, values: Readonly<Record<string, string>>) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(values).map(([attribute, value]) => ({type: 'mdxJsxAttribute', name: attribute, value})),
  children: [],
});
