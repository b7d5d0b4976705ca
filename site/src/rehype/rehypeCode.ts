import {highlightCode} from './highlightCode.ts';
import {linkNames} from './linkNames.ts';

type Node = {
  type: string;
  tagName?: string;
  value?: string;
  name?: string;
  properties?: Record<string, unknown>;
  data?: {meta?: string | null};
  children?: Node[];
  attributes?: unknown[];
};
type VFile = {fail(reason: string, place?: unknown): never};

/** Of a line without a title: the button stands beside it (`code.css`). */
const ONE_LINE = 'code-line';

/**
 * Replaces every code block by `<CodeBlock>` with its highlighted HTML, and passes on the title. In one with `links=Name=/page,…`, as
 * the printed reference has them, these names are links; in one with `lit=name`, the line with that name stands out.
 */
export function rehypeCode() {
  return async (tree: Node, vfile: VFile): Promise<void> => {
    const blocks: Node[] = [];
    collectBlocks(tree, blocks);
    await Promise.all(
      blocks.map(async (pre) => {
        const code = pre.children![0]!;
        const text = (code.children ?? [])
          .map(({value}) => value ?? '')
          .join('')
          .replace(/\n$/, '');
        const classes = code.properties?.className as string[] | undefined;
        const language = classes?.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
        const meta = (code.data?.meta ?? code.properties?.metastring ?? '') as string;
        try {
          const lit = /(?:^|\s)lit=(\S+)/.exec(meta)?.[1];
          const html = lightUp(await highlightCode(text, language), lit);
          const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2] ?? '';
          const links = /(?:^|\s)links=(\S+)/.exec(meta)?.[1];
          const className = text.includes('\n') || title ? '' : ONE_LINE;
          // Links are elements of the page, which the application follows and the build checks.
          if (links) replaceBy(pre, {language, title, className}, linkNames(html, links));
          else replaceBy(pre, {language: language || 'text', title, html, className});
        } catch (error) {
          vfile.fail((error as Error).message, pre);
        }
      }),
    );
  };
}

/** Code is coloured line by line, so that a line of its HTML is whole. */
function lightUp(html: string, name: string | undefined): string {
  if (!name) return html;
  const lines = html.split('\n');
  const at = lines.findIndex((line) => line.replace(/<[^>]+>/g, '').includes(name));
  if (at < 0) throw new Error(`代码里没有要突出的「${name}」。`);
  return lines.with(at, `<mark>${lines[at]}</mark>`).join('\n');
}

function collectBlocks(node: Node, into: Node[]): void {
  if (node.tagName === 'pre' && node.children?.length === 1 && node.children[0]!.tagName === 'code') into.push(node);
  else node.children?.forEach((child) => collectBlocks(child, into));
}

function replaceBy(node: Node, properties: Record<string, string>, children: readonly object[] = []): void {
  node.type = 'mdxJsxFlowElement';
  node.name = 'CodeBlock';
  node.attributes = Object.entries(properties)
    .filter(([, value]) => value)
    .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
  node.children = children as Node[];
  delete node.tagName;
  delete node.properties;
}
