import {parseArgs} from 'node:util';
import {Trouble} from '@x2p2p/command/Trouble';
import {readPage} from '../docs/readPage.ts';
import {searchDocs, type SearchAnswer} from '../docs/searchDocs.ts';
import {shippedSite} from '../docs/shippedSite.ts';
import {json} from '../json.ts';

/** Searches the documentation, or prints a page of it. */
export function docs(args: readonly string[]): string {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {json: {type: 'boolean'}, read: {type: 'string'}},
  });
  const query = positionals.join(' ').trim();
  if (values.read !== undefined) {
    if (query || values.json) throw new Trouble('--read 后面只写一个地址，输出的是 Markdown。');
    return readPage(shippedSite(), values.read);
  }
  if (!query) throw new Trouble('要写查什么，例如 x2 docs 直播延迟怎么降低。');
  const answer = searchDocs(shippedSite(), query);
  return values.json ? json(answer) : inText(answer);
}

function inText({found, corrected, pages}: SearchAnswer): string {
  if (pages.length === 0) return '没有找到，换几个词试试。';
  return [
    ...corrected.map(({from, to}) => `「${from}」按「${to}」查找。`),
    ...pages.map(({title, sections}) =>
      [title, ...sections.map(({heading, address, snippet}) => `  ${address}\n  ${heading}${snippet && `：${snippet}`}`)].join('\n'),
    ),
    ...(found > pages.length ? [`另有 ${found - pages.length} 页，词写得更具体会少一些。`] : []),
  ].join('\n\n');
}
