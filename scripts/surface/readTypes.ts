import ts from 'typescript';

/**
 * All declarations of a bundled declaration file, by name, without comments: members apart, as `Type.member`, so that two versions can
 * be compared line by line. What the file does not export is there because something exported speaks of it.
 */
export function readTypes(source: string): Map<string, string> {
  const file = ts.createSourceFile('index.d.ts', source, ts.ScriptTarget.Latest);
  const printer = ts.createPrinter({removeComments: true});
  const print: Print = (node) => readable(printer.printNode(ts.EmitHint.Unspecified, node, file));
  const found = new Map<string, string>();
  // Overloads share a name.
  const add = (name: string, text: string) => found.set(name, [found.get(name), text].filter(Boolean).join(' '));

  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        const {name, type} = declaration;
        // What a table holds is told as a table, not as a type.
        add(print(name), `const ${type && ts.isTypeLiteralNode(type) ? `${print(name)}: { … }` : print(declaration)};`);
      }
    } else if (ts.isFunctionDeclaration(statement)) {
      add(statement.name!.text, declared(print(statement)));
    } else if (isNamed(statement)) {
      const name = statement.name!.text;
      add(name, declared(headerOf(statement, print)));
      for (const part of unionOf(statement)) add(`${name}.${print(part)}`, `| ${print(part)}`);
      for (const member of membersOf(statement).filter(isPublic)) add(`${name}.${memberName(member, print)}`, print(member));
    }
  }
  return found;
}

type Print = (node: ts.Node) => string;

type Named = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

const isNamed = (node: ts.Statement): node is Named =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);

/** What stands before the members or parts that are told apart; all of it where there are none. */
function headerOf(node: Named, print: Print): string {
  const whole = print(node);
  if (!ts.isTypeAliasDeclaration(node)) return whole.split(' {')[0]!;
  const isTold = ts.isTypeLiteralNode(node.type) || ts.isUnionTypeNode(node.type);
  return isTold ? whole.slice(0, whole.indexOf(` = ${print(node.type)}`)) : whole;
}

/** One part more is then one line. */
const unionOf = (node: Named): readonly ts.TypeNode[] =>
  ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type) ? node.type.types : [];

function membersOf(node: Named): readonly ts.NamedDeclaration[] {
  if (!ts.isTypeAliasDeclaration(node)) return node.members;
  return ts.isTypeLiteralNode(node.type) ? node.type.members : [];
}

const isPublic = (member: ts.NamedDeclaration): boolean =>
  !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) &&
  !(ts.isPropertyDeclaration(member) && ts.isPrivateIdentifier(member.name));

/** Static and other members may share a name; constructors and indexes have none. */
function memberName(member: ts.NamedDeclaration, print: Print): string {
  const {name} = member;
  if (!name) return ts.isConstructorDeclaration(member) ? 'constructor' : print(member);
  const isStatic = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static;
  return `${isStatic ? 'static ' : ''}${print(name)}`;
}

/** In one line, with characters in place of their numbers. */
const readable = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/\\u([\dA-F]{4})/gi, (_escape, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** As one would write it in a text. */
const declared = (text: string): string => text.replace(/^(?:export )?(?:declare )?/, '').trim();
