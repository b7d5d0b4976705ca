import ts from 'typescript';

/** Hooks that bring no change of their own. */
const STILL = new Set(['useId', 'useRef', 'useMemo', 'useCallback', 'useEffect', 'useBaseUrl', 'useDocusaurusContext', 'useThemeConfig']);

/** Components that are rendered anew while a page is open: those that hold state, and what they import. Everything else is drawn once. */
export function liveFiles(program: ts.Program): ts.SourceFile[] {
  const checker = program.getTypeChecker();
  const isOurs = ({fileName, isDeclarationFile}: ts.SourceFile): boolean => !isDeclarationFile && !fileName.includes('/node_modules/');
  const live = new Set(program.getSourceFiles().filter((file) => isOurs(file) && hasState(file)));
  // A set that grows while it is gone through is gone through to its end.
  for (const file of live) for (const imported of importedBy(file, checker)) if (isOurs(imported)) live.add(imported);
  return [...live].filter(({fileName}) => fileName.endsWith('.tsx'));
}

function hasState(file: ts.SourceFile): boolean {
  const calls = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /^use[A-Z]/.test(node.expression.text) &&
      !STILL.has(node.expression.text)) ||
    (ts.forEachChild(node, (child) => calls(child) || undefined) ?? false);
  return calls(file);
}

function importedBy(file: ts.SourceFile, checker: ts.TypeChecker): ts.SourceFile[] {
  const found: ts.SourceFile[] = [];
  const visit = (node: ts.Node): void => {
    const path = pathIn(node);
    const declaration = path && checker.getSymbolAtLocation(path)?.declarations?.[0];
    if (declaration && ts.isSourceFile(declaration)) found.push(declaration);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What a value is imported from, at once or on first use. */
function pathIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node))
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;
}
