import {compile} from '@mdx-js/mdx';
import headings from '@docusaurus/mdx-loader/lib/remark/headings/index.js';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {owner} from '../../config/owner.ts';
import {ownerText} from '../../config/ownerValue.ts';
import {faqPage} from '../components/FaqStructuredData/faqPage.ts';
import {remarkFaq, type FaqEntry} from './remarkFaq.ts';

const FAQ_DIR = fileURLToPath(new URL('../../docs/faq/', import.meta.url));
const pages = readdirSync(FAQ_DIR).map((name) => [name, readFileSync(FAQ_DIR + name, 'utf8')] as const);

// The package is CommonJS, so the plugin may arrive one level deeper.
const addHeadingIds = (headings as unknown as {default?: typeof headings}).default ?? headings;
const plugins: PluggableList = [remarkFrontmatter, remarkDirective, remarkGfm, [addHeadingIds as never, {anchorsMaintainCase: false}], remarkFaq as never];

const page = (source: string, faq = true) => new VFile({value: source, data: {frontMatter: faq ? {faq: true} : {}}});

/** What remarkFaq gathered from a page; undefined where it left the page alone. */
async function gather(source: string, faq = true): Promise<FaqEntry[] | undefined> {
  const file = page(source, faq);
  const processor = unified().use(remarkParse).use(remarkMdx).use(plugins);
  const tree = (await processor.run(processor.parse(file), file)) as unknown as {children: {name?: string; attributes?: {value: string}[]}[]};
  const element = tree.children.find(({name}) => name === 'FaqStructuredData');
  return element && (JSON.parse(element.attributes![0]!.value) as FaqEntry[]);
}

describe('remarkFaq', () => {
  it('takes h3 as question and everything up to the next heading as answer', async () => {
    const source = '## 组 {/* #group */}\n\n引言。\n\n### 能播吗？ {/* #can-play */}\n\n能。\n\n#### 细节 {/* #detail */}\n\n- 甲\n- 乙\n\n## 下一组 {/* #next */}\n\n不在回答里。';
    expect(await gather(source)).toEqual([{id: 'can-play', question: '能播吗？', answer: '能。\n细节\n甲\n乙'}]);
  });

  it.each([
    ['links, code and emphasis', '见[计费](/docs/price)，把 `swarmId` **设好**。', '见计费，把 swarmId 设好。'],
    ['owner facts', '写信到 <OwnerFact name="contactEmail" />。', `写信到 ${ownerText(owner.contactEmail)}。`],
    ['open owner facts', '价格：<OwnerFact name="priceListUrl" />。', `价格：${ownerText(owner.priceListUrl)}。`],
    ['errors from the catalogue', '<ErrorFacts id="X2-2003" />\n\n不是故障。', '需要 P2P 时设置 announceTrackers 与 token。\n不是故障。'],
    ['inline components', '<P2p>P2P</P2p> 字节', 'P2P 字节'],
    ['code samples, which are left out', '这样写：\n\n```ts\nconst a = 1;\n```', '这样写：'],
    ['tables', '| 列表 | 余量 |\n| --- | --- |\n| 5 × 2 s | 没有 |', '列表，余量\n5 × 2 s，没有'],
  ])('prints %s as plain text', async (_case, markdown, answer) => {
    expect((await gather(`### 问？ {/* #q */}\n\n${markdown}`))?.[0]?.answer).toBe(answer);
  });

  it('leaves pages without the front matter alone', async () => {
    expect(await gather('### 问？ {/* #q */}\n\n答。', false)).toBeUndefined();
  });

  it('stops the build for a question without an answer, and for an FAQ page without questions', async () => {
    await expect(gather('### 问？ {/* #q */}\n\n### 又问？ {/* #r */}\n\n答。')).rejects.toThrow('没有回答');
    await expect(gather('## 只有组 {/* #group */}\n\n文字。')).rejects.toThrow('没有三级标题');
  });

  it('yields a module that imports what it uses', async () => {
    const code = String(await compile(page('### 问？ {/* #q */}\n\n含 "引号" 与 <b>标记</b>。'), {remarkPlugins: plugins}));
    expect(code).toContain('import {FaqStructuredData} from "@site/src/components/FaqStructuredData"');
    expect(code).toMatch(/_jsx\(FaqStructuredData, \{\s*entries: /);
  });
});

describe('FAQ pages', () => {
  it('are all there and marked', () => {
    expect(pages.map(([name]) => name).sort()).toEqual(['Integration.mdx', 'accountandbilling.mdx', 'product.mdx']);
    for (const [, source] of pages) expect(source).toMatch(/^---\n(?:.*\n)*faq: true\n(?:.*\n)*?---\n/);
  });

  it.each(pages)('%s: structured data has every h3, in order, as plain text', async (_name, source) => {
    const titles = source.match(/^### .+$/gm)!.map((line) => line.replace(/^### /, '').replace(/\s*\{\/\*.*$/, ''));
    const ids = source.match(/^### .+$/gm)!.map((line) => /#([\w-]+) \*\//.exec(line)![1]);
    const entries = (await gather(source))!;
    expect(entries.map(({question}) => question)).toEqual(titles);
    expect(entries.map(({id}) => id)).toEqual(ids);
    for (const {question, answer} of entries) {
      expect(answer, question).not.toMatch(/\*\*|\]\(|<\/?[A-Za-z]|\{\/\*|^:::|`/m);
      expect(answer.length, question).toBeGreaterThan(10);
    }
    expect(faqPage(entries, 'https://www.x2p2p.example/docs/faq/x').mainEntity).toHaveLength(titles.length);
  });

  it.each(pages)('%s: a heading is a question, unless it names an error', (_name, source) => {
    const headingTexts = source.match(/^### .+$/gm)!.map((line) => line.replace(/\s*\{\/\*.*$/, ''));
    expect(headingTexts.filter((text) => !text.endsWith('？') && !/^### (X2-\d{4}|[a-z0-9-]+)：/.test(text))).toEqual([]);
  });

  it('answer at least fifty questions', () => {
    const count = pages.flatMap(([, source]) => source.match(/^### (?!X2-|[a-z0-9-]+：).+$/gm)!).length;
    expect(count).toBeGreaterThanOrEqual(50);
  });
});
