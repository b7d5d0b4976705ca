type Identifier = {readonly type: 'Identifier'; readonly name: string};
const identifier = (name: string): Identifier => ({type: 'Identifier', name});

const program = (statement: object) => ({estree: {type: 'Program', sourceType: 'module', body: [statement]}});

function importStatement(specifier: object, source: string) {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  return {type: 'mdxjsEsm', value: '', data: program(declaration)};
}

/** `import {Name} from '@site/src/components/Name';` as the compiler of MDX wants it. */
export const componentImport = (name: string) =>
  importStatement({type: 'ImportSpecifier', imported: identifier(name), local: identifier(name)}, `@site/src/components/${name}`);

/** `import name from 'source';` */
export const dataImport = (name: string, source: string) =>
  importStatement({type: 'ImportDefaultSpecifier', local: identifier(name)}, source);

/** `{name}` as the value of an attribute. */
export const valueOf = (name: string) => ({
  type: 'mdxJsxAttributeValueExpression',
  value: name,
  data: program({type: 'ExpressionStatement', expression: identifier(name)}),
});

/** `<Name attribute="value" />`. */
export const componentElement = (name: string, values: Readonly<Record<string, string | ReturnType<typeof valueOf>>>) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(values).map(([attribute, value]) => ({type: 'mdxJsxAttribute', name: attribute, value})),
  children: [],
});
