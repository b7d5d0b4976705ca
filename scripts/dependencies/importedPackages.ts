import {isBuiltin} from 'node:module';
import ts from 'typescript';

const IS_MARKUP = /\.(?:mdx|vue)$/;
/** Code that a page prints, which readers run and we do not. */
const FENCED = /^([ \t]*)```[\s\S]*?^\1```/gm;
const IMPORT_LINE = /^import\s[^'"]*['"]([^'"]+)['"]/gm;
/** Only from here: with a second argument the package is looked for in another one. */
const RESOLVED = /(?:\brequire|\bimport\.meta|\bcreateRequire\(import\.meta\.url\))(?:\.resolve)?\('([^']+)'\)/g;
/** Paths, and what Docusaurus makes or finds by an alias. */
const IS_OWN = /^(?:[./!]|@(?:site|theme|theme-original|theme-init|generated)(?:\/|$)|virtual:|vite\/client$)/;

const nameOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** The packages that a file imports by name, types included. */
export function importedPackages(file: string, source: string): Set<string> {
  const imports = IS_MARKUP.test(file)
    ? [...source.replace(FENCED, '').matchAll(IMPORT_LINE)].map(([, path]) => path!)
    : ts.preProcessFile(source, true, true).importedFiles.map(({fileName}) => fileName);
  const resolved = [...source.matchAll(RESOLVED)].map(([, path]) => path!);
  return new Set([...imports, ...resolved].filter((path) => !isBuiltin(path) && !IS_OWN.test(path)).map(nameOf));
}
