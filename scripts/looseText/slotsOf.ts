import ts from 'typescript';
import {isConstant} from './isConstant.ts';

/** One piece of the content of an element, as React sees it. */
export type Part = {
  readonly node: ts.Node;
  /** May be a string or a number. */
  readonly isText: boolean;
  /** Text that is there from the beginning and stays as it is. */
  readonly isFixed: boolean;
  /** Text that has no element of its own however few its neighbours are: one of a list, or of a fragment that comes and goes. */
  readonly isBare: boolean;
  /** The element or the list comes, goes, grows or is replaced. */
  readonly doesCome: boolean;
};

const element = (node: ts.Node, doesCome: boolean): Part => ({node, isText: false, isFixed: true, isBare: false, doesCome});
const words = (node: ts.Node, isFixed: boolean, isBare = false): Part => ({node, isText: true, isFixed, isBare, doesCome: false});

/** For each child of an element, those of fragments among them, what may stand there. */
export function slotsOf(children: readonly ts.Node[], checker: ts.TypeChecker): Part[][] {
  return children.flatMap((child) => {
    const fragment = fragmentIn(child);
    if (fragment) return slotsOf(fragment.children, checker);
    const found = parts(child, checker);
    return found.length > 0 ? [found] : [];
  });
}

function parts(node: ts.Node, checker: ts.TypeChecker): Part[] {
  if (ts.isJsxText(node)) return textPart(node);
  if (ts.isStringLiteralLike(node) && node.text.trim() === '') return [element(node, false)];
  if (ts.isJsxExpression(node)) return node.expression ? parts(node.expression, checker) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) return parts(node.expression, checker);
  if (ts.isJsxFragment(node)) return slotsOf(node.children, checker).flat();
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return [element(node, false)];
  const choices = choicesOf(node);
  if (choices) return choose(node, choices, checker);
  return ofType(node, checker);
}

/** Of a choice between texts one node remains, which changes; whatever else is chosen comes and goes. */
function choose(node: ts.Node, choices: readonly ts.Expression[], checker: ts.TypeChecker): Part[] {
  if (isConstant(node, checker)) return choices.flatMap((choice) => parts(choice, checker)).slice(0, 1);
  const chosen = choices.flatMap((choice) => {
    const found = parts(choice, checker);
    const isFragment = ts.isJsxFragment(withoutParentheses(choice));
    return found.map((part) => (part.isText ? {...part, isFixed: false, isBare: part.isBare || isFragment} : {...part, doesCome: true}));
  });
  return chosen;
}

function choicesOf(node: ts.Node): readonly ts.Expression[] | undefined {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (!ts.isBinaryExpression(node)) return undefined;
  const {kind} = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [node.right];
  return kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken ? [node.left, node.right] : undefined;
}

function ofType(node: ts.Node, checker: ts.TypeChecker): Part[] {
  const type = checker.getTypeAtLocation(node);
  const kinds = type.isUnion() ? type.types : [type];
  const isFixed = isConstant(node, checker);
  // What a component is given as its content is looked at where it is given.
  if (ts.isIdentifier(node) && node.text === 'children' && !kinds.every(mayBeText)) return [element(node, false)];
  const listed = kinds.flatMap((one) =>
    checker.isArrayType(one) || checker.isTupleType(one) ? checker.getTypeArguments(one as ts.TypeReference) : [],
  );
  if (listed.length > 0) {
    if (isFixed) return [element(node, false)];
    return [listed.some(mayBeText) ? words(node, false, true) : element(node, true)];
  }
  if (kinds.some(mayBeText)) return [words(node, isFixed)];
  if (kinds.every(isNothing)) return [];
  return [element(node, !isFixed && kinds.some(isNothing))];
}

function mayBeText(type: ts.Type): boolean {
  return type.isUnion()
    ? type.types.some(mayBeText)
    : (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;
}

const isNothing = ({flags}: ts.Type): boolean =>
  (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void | ts.TypeFlags.Never)) !== 0;

/** JSX leaves out white space with a line break in it; other white space is text that no translator touches. */
function textPart(node: ts.JsxText): Part[] {
  if (node.text.trim() !== '') return [words(node, true)];
  return node.text.includes('\n') ? [] : [element(node, false)];
}

function fragmentIn(node: ts.Node): ts.JsxFragment | undefined {
  if (ts.isJsxFragment(node)) return node;
  return (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) && node.expression ? fragmentIn(node.expression) : undefined;
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}
