import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {MdNode, VFile} from './mdNode.ts';
import {visitCode} from './visitCode.ts';

/** Samples live once, in `site/examples/<case>/`, where tests run or parse them. */
export const EXAMPLES_DIR = fileURLToPath(new URL('../../examples/', import.meta.url));

/**
 * The lines between `#region name` and its `#endregion` (in any comment style), without their common indentation; regions may nest.
 * Without a name: the whole file less its region marks.
 */
export function pickRegion(source: string, region?: string): string | undefined {
  const lines = source.replace(/\r\n/g, '\n').trimEnd().split('\n');
  const isMark = (line: string) => /#(end)?region\b/.test(line);
  if (!region) return lines.filter((line) => !isMark(line)).join('\n');
  const mark = new RegExp(`#region ${region}\\s*(\\*/|-->)?\\s*$`);
  const start = lines.findIndex((line) => mark.test(line));
  if (start < 0) return undefined;
  let depth = 1;
  const length = lines.slice(start + 1).findIndex((line) => {
    if (isMark(line)) depth += /#endregion\b/.test(line) ? -1 : 1;
    return depth === 0;
  });
  if (length < 0) return undefined;
  const body = lines.slice(start + 1, start + 1 + length).filter((line) => !isMark(line));
  const indent = Math.min(...body.filter((line) => line.trim()).map((line) => line.match(/^\s*/)![0].length));
  return body.map((line) => line.slice(indent)).join('\n');
}

/**
 * Fills a code block from a sample file: ```` ```ts file=hls-basic/main.ts region=setup ````.
 * The block's own text must be empty, so that a sample is never written twice.
 */
export function remarkExample() {
  return (tree: MdNode, vfile: VFile): void => {
    visitCode(tree, (node) => {
      const file = node.meta?.match(/(?:^|\s)file=(\S+)/)?.[1];
      if (!file) return;
      const region = node.meta?.match(/(?:^|\s)region=(\S+)/)?.[1];
      if (node.value?.trim()) vfile.fail(`代码块引用了 file=${file}，自身不能再写代码。`, node);
      let source: string;
      try {
        source = readFileSync(resolve(EXAMPLES_DIR, file), 'utf8');
      } catch {
        vfile.fail(`找不到样例文件 site/examples/${file}。`, node);
      }
      const code = pickRegion(source, region);
      if (code === undefined) vfile.fail(`样例 site/examples/${file} 里没有 #region ${region}。`, node);
      node.value = code;
      node.meta = node.meta!.replace(/(?:^|\s)(file|region)=\S+/g, '').trim();
    });
  };
}
