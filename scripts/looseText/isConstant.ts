import ts from 'typescript';

/** Whether a value is the same at every rendering: made of literals and of what modules declare once. */
export function isConstant(node: ts.Node, checker: ts.TypeChecker, seen: ReadonlySet<ts.Node> = new Set()): boolean {
  const all = (...nodes: readonly (ts.Node | undefined)[]): boolean =>
    nodes.every((one) => one === undefined || isConstant(one, checker, seen));
  if (
    ts.isStringLiteralLike(node) ||
    ts.isNumericLiteral(node) ||
    ts.isTemplateHead(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  )
    return true;
  if (ts.isTemplateExpression(node)) return all(...node.templateSpans.map(({expression}) => expression));
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node))
    return all(node.expression);
  if (ts.isPropertyAccessExpression(node)) return all(node.expression);
  if (ts.isElementAccessExpression(node)) return all(node.expression, node.argumentExpression);
  if (ts.isBinaryExpression(node)) return all(node.left, node.right);
  if (ts.isConditionalExpression(node)) return all(node.condition, node.whenTrue, node.whenFalse);
  if (ts.isCallExpression(node)) return isConstantCall(node, all);
  if (ts.isIdentifier(node)) return isConstantName(node, checker, seen);
  return false;
}

/** Of fixed arguments, in a call that is not a hook; of a constant's own method, such as `map`. */
function isConstantCall({expression, arguments: given}: ts.CallExpression, all: (...nodes: readonly ts.Node[]) => boolean): boolean {
  const values = given.filter((argument) => !ts.isArrowFunction(argument));
  if (ts.isPropertyAccessExpression(expression)) return all(expression.expression, ...values);
  return ts.isIdentifier(expression) && !/^use[A-Z]/.test(expression.text) && given.length > 0 && all(...values);
}

function isConstantName(name: ts.Identifier, checker: ts.TypeChecker, seen: ReadonlySet<ts.Node>): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  const declaration = (symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
  if (!declaration || seen.has(declaration)) return false;
  const deeper = new Set(seen).add(declaration);
  const owner = ts.isVariableDeclaration(declaration)
    ? declaration
    : ts.findAncestor(declaration, (node) => ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isFunctionLike(node));
  if (owner && ts.isVariableDeclaration(owner)) return isConstantVariable(owner, checker, deeper);
  return owner !== undefined && ts.isParameter(owner) && isItemOfConstant(owner, checker, deeper);
}

function isConstantVariable(
  {parent: list, initializer}: ts.VariableDeclaration,
  checker: ts.TypeChecker,
  seen: ReadonlySet<ts.Node>,
): boolean {
  if (!ts.isVariableDeclarationList(list) || !(list.flags & ts.NodeFlags.Const)) return false;
  return ts.isSourceFile(list.parent.parent) || !initializer || isConstant(initializer, checker, seen);
}

/** The parameter of a callback that goes through a constant list. */
function isItemOfConstant({parent: callback}: ts.ParameterDeclaration, checker: ts.TypeChecker, seen: ReadonlySet<ts.Node>): boolean {
  if (!ts.isArrowFunction(callback) || !ts.isCallExpression(callback.parent)) return false;
  const {expression} = callback.parent;
  return ts.isPropertyAccessExpression(expression) && isConstant(expression.expression, checker, seen);
}
