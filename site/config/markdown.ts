import {rehypeBreaks} from '../src/rehype/rehypeBreaks.ts';
import {rehypeCode} from '../src/rehype/rehypeCode.ts';
import {rehypeNames} from '../src/rehype/rehypeNames.ts';
import {rehypeSignatures} from '../src/rehype/rehypeSignatures.ts';
import {rehypeStatic} from '../src/rehype/rehypeStatic.ts';
import {remarkEntries} from '../src/remark/remarkEntries.ts';
import {remarkExample} from '../src/remark/remarkExample.ts';
import {remarkInstall} from '../src/remark/remarkInstall.ts';
import {remarkJoinLines} from '../src/remark/remarkJoinLines.ts';
import {remarkProducts} from '../src/remark/remarkProducts.ts';
import {remarkSources} from '../src/remark/remarkSources.ts';
import {remarkVersions} from '../src/remark/remarkVersions.ts';
import {remarkUnits} from '../src/remark/remarkUnits.ts';

/** How Markdown becomes pages, the same for documentation, posts and standalone pages. */
export const markdown = {
  beforeDefaultRemarkPlugins: [remarkExample, remarkInstall, remarkProducts, remarkSources, remarkEntries, remarkVersions],
  remarkPlugins: [remarkJoinLines, remarkUnits],
  rehypePlugins: [rehypeCode, rehypeBreaks, rehypeNames, rehypeStatic],
};

/** How the printed reference does. */
export const reference = {...markdown, rehypePlugins: [rehypeSignatures, ...markdown.rehypePlugins]};
