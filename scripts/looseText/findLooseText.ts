import ts from 'typescript';
import {slotsOf, type Part} from './slotsOf.ts';

export type LooseText = {readonly line: number; readonly text: string; readonly reason: string};

const ALONE = 'is put on the page without an element around it, and comes, goes or changes';
const BESIDE = 'changes, comes or goes beside other content';
const AFTER = 'follows something that comes, goes or is replaced';
const REUSED = 'is in an element that React turns into another of its kind (give each a key)';

/** Elements whose text no translator touches: it is not shown, or says that it is not to be translated. */
const LEFT_ALONE = new Set(['Head', 'head', 'title', 'script', 'style', 'noscript', 'textarea']);

/**
 * Text that React keeps hold of as a node of its own and changes, takes out or inserts something before. A translator has put elements in its
 * place by then: React writes into a node that nobody sees, or throws. React keeps no such hold where an element has text as its only child.
 */
export function findLooseText(file: ts.SourceFile, checker: ts.TypeChecker): LooseText[] {
  const found: LooseText[] = [];
  const note = (node: ts.Node, reason: string): void => {
    const text = node.getText(file).trim().replace(/\s+/g, ' ');
    const start = node.getStart(file) + (ts.isJsxText(node) ? node.text.length - node.text.trimStart().length : 0);
    found.push({line: file.getLineAndCharacterOfPosition(start).line + 1, text: text.length > 40 ? `${text.slice(0, 40)}…` : text, reason});
  };

  /** The content of an element, or of a fragment or a component's answer, where text has no element at all. */
  const check = (slots: readonly (readonly Part[])[], hasElement: boolean): void => {
    let isShifting = false;
    for (const {node, isText, isFixed, isBare, doesCome} of slots.flat()) {
      if (isText && (isBare || (!isFixed && !hasElement))) note(node, ALONE);
      else if (isText && !isFixed && slots.length > 1) note(node, BESIDE);
      else if (isText && isShifting) note(node, AFTER);
      isShifting = doesCome || (isText && isShifting);
    }
  };

  /** Of elements that take each other's place, those of a kind become each other, down to their texts. */
  const checkChoice = (choices: readonly ts.Expression[]): void => {
    const elements = choices.flatMap(chosenElements);
    for (const element of elements) {
      const {tagName, attributes} = element.openingElement;
      const isLone = elements.filter((other) => other.openingElement.tagName.getText() === tagName.getText()).length === 1;
      if (isLone || attributes.properties.some((attribute) => attribute.name?.getText() === 'key')) continue;
      const slots = slotsOf(element.children, checker);
      const text = slots.flat().find(({isText}) => isText);
      if (slots.length > 1 && text) note(text.node, REUSED);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node) && !ts.isConditionalExpression(outside(node))) checkChoice([node]);
    if (ts.isFunctionLike(node) && isComponent(node)) checkChoice(answersOf(node));
    if (ts.isJsxElement(node)) {
      if (isLeftAlone(node.openingElement)) return;
      check(slotsOf(node.children, checker), true);
    } else if (ts.isJsxFragment(node) && !isContent(node)) {
      check(slotsOf(node.children, checker), false);
    } else {
      const answer = answerOf(node);
      if (answer) check(slotsOf([answer], checker), false);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isLeftAlone({tagName, attributes}: ts.JsxOpeningElement): boolean {
  return LEFT_ALONE.has(tagName.getText()) || attributes.properties.some((attribute) => attribute.getText() === 'translate="no"');
}

/** A fragment inside an element, or in what a component returns, is looked at with the rest of that. */
function isContent(fragment: ts.JsxFragment): boolean {
  let node: ts.Node = fragment;
  while (ts.isParenthesizedExpression(node.parent) || ts.isConditionalExpression(node.parent) || ts.isBinaryExpression(node.parent))
    node = node.parent;
  const {parent} = node;
  if (answerOf(parent)) return true;
  return (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) || ts.isJsxElement(parent) || ts.isJsxFragment(parent);
}

/** What a component answers, at the place where it does. */
function answerOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isReturnStatement(node)) return isComponent(ts.findAncestor(node, ts.isFunctionLike)) ? node.expression : undefined;
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) && isComponent(node) ? node.body : undefined;
}

/** By its name: components begin with a capital. */
function isComponent(node: ts.Node | undefined): boolean {
  if (!node) return false;
  const named =
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)
      ? node.name
      : ts.isVariableDeclaration(node.parent)
        ? node.parent.name
        : undefined;
  return named !== undefined && /^[A-Z][a-z]/.test(named.getText());
}

/** The elements that a choice is between. */
function chosenElements(node: ts.Expression): ts.JsxElement[] {
  if (ts.isParenthesizedExpression(node)) return chosenElements(node.expression);
  if (ts.isConditionalExpression(node)) return [...chosenElements(node.whenTrue), ...chosenElements(node.whenFalse)];
  return ts.isJsxElement(node) ? [node] : [];
}

function outside(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node.parent) ? outside(node.parent) : node.parent;
}

/** Where a component answers in several places, these are a choice as well; that of a single place is looked at by itself. */
function answersOf(component: ts.Node): ts.Expression[] {
  const answers: ts.Expression[] = [];
  const collect = (node: ts.Node): void => {
    if (node !== component && ts.isFunctionLike(node)) return;
    const answer = answerOf(node);
    if (answer) answers.push(answer);
    ts.forEachChild(node, collect);
  };
  ts.forEachChild(component, collect);
  return answers.length > 1 ? answers : [];
}
