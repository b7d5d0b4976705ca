import {createRequire} from 'node:module';
import {Language, Parser, type Node} from 'web-tree-sitter';
import type {Parse, Problem} from './Parse.ts';

// web-tree-sitter is held at 0.25: later ones no longer load the side modules that tree-sitter-wasms ships.
const require = createRequire(import.meta.url);
const parsers = new Map<string, Promise<Parser>>();

/** A check with the tree-sitter grammar of that name: a node the grammar could not place is a problem. */
export function treeSitter(grammar: string): Parse {
  return async (code) => {
    const parser = await parserFor(grammar);
    const tree = parser.parse(code);
    if (!tree) throw new Error(`tree-sitter gave no tree for ${grammar}`);
    const problems = tree.rootNode.hasError ? findProblems(tree.rootNode) : [];
    tree.delete();
    return problems;
  };
}

function parserFor(grammar: string): Promise<Parser> {
  const known = parsers.get(grammar);
  if (known) return known;
  const loading = loadParser(grammar);
  parsers.set(grammar, loading);
  return loading;
}

async function loadParser(grammar: string): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve(`tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`)));
  return parser;
}

function findProblems(node: Node): Problem[] {
  const line = node.startPosition.row + 1;
  if (node.isMissing) return [{line, message: `missing ${node.type}`}];
  if (node.isError) return [{line, message: `unexpected ${JSON.stringify(node.text.slice(0, 60))}`}];
  return node.children.flatMap((child) => (child ? findProblems(child) : []));
}
