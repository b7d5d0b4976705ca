import {errorCatalog, type ErrorId} from '../../../packages/x2-core/src/errorCatalog.ts';
import {owner} from '../../config/owner.ts';
import {ownerText} from '../../config/ownerValue.ts';
import type {OwnerFactName} from '../../config/ownerFacts.ts';
import {componentElement, componentImport} from './componentNodes.ts';
import type {MdNode, VFile} from './mdNode.ts';

/** One question of an FAQ page: its anchor, its heading and the text under it, all without markup. */
export type FaqEntry = {readonly id: string; readonly question: string; readonly answer: string};

/** Components which print text that is not among their children. */
const componentText: Record<string, (attribute: (name: string) => string) => string> = {
  OwnerFact: (attribute) => ownerText(owner[attribute('name') as OwnerFactName]) + attribute('suffix'),
  ErrorFacts: (attribute) => errorCatalog[attribute('id') as ErrorId].remedy,
};

/** What a reader of plain text cannot use: code samples, imports, comments, rules. */
const silent = new Set(['code', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'thematicBreak']);
const blocks = new Set(['paragraph', 'list', 'listItem', 'blockquote', 'table', 'tableRow', 'heading', 'mdxJsxFlowElement']);

/**
 * On pages with front matter `faq: true`, gathers the questions (h3) and answers (all up to the next h2 or h3)
 * and appends them as one component, which prints them for search engines.
 * Runs after the default plugins, so that headings have their ids.
 */
export function remarkFaq() {
  return (tree: MdNode, vfile: VFile & {data: {frontMatter?: {faq?: unknown}}}): void => {
    if (vfile.data.frontMatter?.faq !== true) return;
    const entries = collectFaq(tree, (reason, node) => vfile.fail(reason, node));
    if (entries.length === 0) vfile.fail('front matter 写了 faq: true，但页面里没有三级标题。');
    tree.children!.push(componentImport('FaqStructuredData'), componentElement('FaqStructuredData', {entries: JSON.stringify(entries)}));
  };
}

function collectFaq(tree: MdNode, fail: (reason: string, node: MdNode) => never): FaqEntry[] {
  const nodes = tree.children ?? [];
  return nodes.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== 3) return [];
    const following = nodes.slice(index + 1);
    const end = following.findIndex(({type, depth}) => type === 'heading' && depth! <= 3);
    const question = plainText(node);
    const answer = plainText({type: 'root', children: end < 0 ? following : following.slice(0, end)});
    if (!answer) fail(`问题「${question}」下面没有回答。`, node);
    return [{id: node.data?.id ?? '', question, answer}];
  });
}

/** The words of a node; blocks on lines of their own, cells of a table row parted by commas. */
function plainText(node: MdNode): string {
  return words(node)
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

function words(node: MdNode): string {
  if (silent.has(node.type)) return '';
  const special = node.name ? componentText[node.name] : undefined;
  const end = blocks.has(node.type) ? '\n' : '';
  if (special) return special((name) => String(node.attributes?.find((attribute) => attribute.name === name)?.value ?? '')) + end;
  if (node.value !== undefined) return node.value;
  if (node.type === 'break') return '\n';
  const between = node.type === 'tableRow' ? '，' : '';
  return (node.children ?? []).map(words).join(between) + end;
}
