import {describe, expect, test} from 'vitest';
import {toMarkdown} from './toMarkdown.ts';

const address = 'https://site.example/docs/page';
const index = 'https://site.example/llms.txt';

/** The text below the title and the address. */
const bodyOf = (content: string): string => {
  const html = `<main><nav>导航</nav><article><nav>路径</nav><div class="theme-doc-markdown markdown"><header><h1>标题</h1></header>${content}</div><footer>脚</footer></article></main>`;
  const [title, from, ...body] = toMarkdown(html, {
    address,
    index,
    addressOf: (href) => (href.startsWith('/') ? `https://site.example${href}` : href),
  }).split('\n\n');
  expect([title, from]).toEqual(['# 标题', `网页：<${address}>；全站目录：<${index}>`]);
  return body.join('\n\n').trimEnd();
};

const block = (code: string, title = '') =>
  `<div class="theme-code-block block_x language-ts"><div class="head_x"><span class="title_x">${title}</span><button>复制</button></div><pre tabindex="0"><code>${code}</code></pre></div>`;

const tabs = (group: string, ...panels: [string, string][]) =>
  `<div class="tabs-container"><ul role="tablist" aria-label="${group}">${panels.map(([name]) => `<li role="tab">${name}</li>`).join('')}</ul><div class="margin-top--md">${panels
    .map(([, content], index) => `<div role="tabpanel"${index > 0 ? ' hidden=""' : ''}>${content}</div>`)
    .join('')}</div></div>`;

describe('code', () => {
  test('is what was written, without its colours, with language and file', () => {
    const html = block('<b class="k">const</b> a = <b class="s">&lt;T&gt;</b>`x`;\n\n  <b>b</b>  ;', 'main.ts');
    expect(bodyOf(html)).toBe('```ts title="main.ts"\nconst a = <T>`x`;\n\n  b  ;\n```');
  });

  test('that has a fence of its own gets a longer one', () => {
    expect(bodyOf(block('```\nx\n```'))).toBe('````ts\n```\nx\n```\n````');
  });
});

describe('what is no text goes', () => {
  test('a place where a name may break', () => {
    expect(bodyOf('<p>见 <code>Array<wbr>Buffer</code>，a<wbr/>B</p>')).toBe('见 `ArrayBuffer`，aB');
  });

  test.each([
    ['links to headings', '<h2 id="a">安装<a href="#a" class="hash-link" title="直接链接">​</a></h2>', '## 安装'],
    ['what is pressed', '<p>文<button>复制</button>字</p><nav>目录</nav><select><option>甲</option></select>', '文字'],
    ['forms with their readings', '<p>前</p><div><form><input></form><dl><dt>读数</dt><dd>0</dd></dl></div><p>后</p>', '前\n\n后'],
    ['drawings beside their text', '<p>一<span aria-hidden="true">■</span><svg><path></path></svg></p>', '一'],
    ['what is hidden', '<p>一</p><p hidden="">二</p>', '一'],
    [
      'the dark one of two pictures',
      '<img class="themedComponent_a themedComponent--light_b" src="/l.png" alt="图"><img class="themedComponent_a themedComponent--dark_c" src="/d.png" alt="图">',
      '![图](/l.png)',
    ],
  ])('%s', (_, html, markdown) => expect(bodyOf(html)).toBe(markdown));

  test('a drawing that stands alone leaves its description, a task list its boxes', () => {
    expect(bodyOf('<figure><svg role="img" aria-label="三位观众"></svg><figcaption>说明。</figcaption></figure>')).toBe(
      '（图：三位观众）\n\n说明。',
    );
    expect(
      bodyOf(
        '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled="" checked=""> 好</li><li class="task-list-item"><input type="checkbox" disabled=""> 坏</li></ul>',
      ),
    ).toBe('- [x] 好\n- [ ] 坏');
  });
});

describe('tabs', () => {
  test('become labelled parts, all of them, nested ones too', () => {
    const inner = tabs('编程语言', ['Kotlin', '<p>K</p>'], ['Java', '<p>J</p>']);
    expect(bodyOf(tabs('平台', ['网页', '<p>W</p>'], ['Android', inner]))).toBe(
      ['**【平台：网页】**', 'W', '**【平台：Android】**', '**【编程语言：Kotlin】**', 'K', '**【编程语言：Java】**', 'J'].join('\n\n'),
    );
  });

  test('that do not fit their panels stop the build', () => {
    expect(() => bodyOf('<div><ul role="tablist"><li>一</li><li>二</li></ul><div><div role="tabpanel">甲</div></div></div>')).toThrow(
      '2 tabs (一, 二) have 1 panels',
    );
  });
});

test('a box beside the text becomes a quotation with its title', () => {
  const html =
    '<div class="theme-admonition theme-admonition-tip alert"><div class="admonitionHeading_x"><span class="admonitionIcon_x"><svg></svg></span>提示</div><div class="admonitionContent_x"><p>甲</p><p>乙</p></div></div>';
  expect(bodyOf(html)).toBe('> **提示**\n>\n> 甲\n>\n> 乙');
});

describe('lists and tables', () => {
  test('terms become points', () => {
    const html = '<dl><div><dt>默认</dt><dd><code>15</code> s</dd></div><dt>取值</dt><dd>甲</dd><dd>乙</dd></dl>';
    expect(bodyOf(html)).toBe('- 默认：`15` s\n- 取值：甲；乙');
  });

  test('a term said at length keeps its paragraphs', () => {
    expect(bodyOf('<dl><dt>新增</dt><dd><ul><li>甲</li></ul></dd></dl>')).toBe('- 新增：\n\n  - 甲');
  });

  test('cells are one line each; a row that names those below is told by weight', () => {
    const html = `<table><caption>参数</caption><thead><tr><th>名</th><th>值</th></tr></thead><tbody><tr><th colspan="2">开关</th></tr>
      <tr><td><code>a</code><span class="type_x">string | null</span></td><td><ul><li>默认 1</li><li>可改</li></ul><p>说明。</p></td></tr></tbody></table>`;
    expect(bodyOf(html)).toBe('**参数**\n\n| 名 | 值 |\n| - | - |\n| **开关** | |\n| `a` · string \\| null | 默认 1；可改 说明。 |');
  });

  test('what is folded away is there, below its title', () => {
    expect(bodyOf('<details><summary>数据</summary><div><p>甲</p></div></details>')).toBe('**数据**\n\n甲');
  });
});

describe('words that only their looks tell apart', () => {
  test.each([
    ['labels', '<p><strong>已验证</strong><span class="a">播放</span><time>2026-11-23</time></p>', '**已验证** · 播放 · 2026-11-23'],
    ['links', '<p><a href="/a">甲</a><a href="/b">乙</a></p>', '[甲](https://site.example/a) · [乙](https://site.example/b)'],
    ['a line below', '<p>缺少 token<span class="effect_x">抛出异常</span></p>', '缺少 token；抛出异常'],
    ['not words in a sentence', '<p>走<span class="source_x">HTTP</span>，<!-- -->6<!-- --> MB</p>', '走HTTP，6 MB'],
    ['what the pointer is told', '<p>到<span title="占位地址"><code>wss://x</code></span>。</p>', '到`wss://x`（占位地址）。'],
  ])('%s', (_, html, markdown) => expect(bodyOf(html)).toBe(markdown));
});

describe('links', () => {
  test.each([
    ['lead to whole addresses', '<p><a href="/docs/a?x=1&amp;y=2#b">甲</a></p>', '[甲](https://site.example/docs/a?x=1&y=2#b)'],
    ['into the same page leave their words, quoted in a sentence', '<p>见<a href="#b">怎样关闭</a>。</p>', '见「怎样关闭」。'],
    [
      'without the spaces around Latin words',
      '<p>从 <a href="#b">1% 灰度</a>、<a href="#c">多个 CDN</a> 与<a href="#d">续传</a>开始</p>',
      '从「1% 灰度」、「多个 CDN」与「续传」开始',
    ],
    ['but not twice', '<p>见「<a href="#b">怎样关闭</a>」。</p>', '见「怎样关闭」。'],
    ['nor alone', '<p><a href="#b">怎样关闭</a></p>', '怎样关闭'],
    ['nor names', '<p>见 <a href="#b"><code>X2-1001</code></a>。</p>', '见 `X2-1001`。'],
  ])('%s', (_, html, markdown) => expect(bodyOf(html)).toBe(markdown));
});

test('nothing is escaped that needs no escape', () => {
  expect(bodyOf('<p>3 ~ 5 s，wss:// 与 a&amp;b，它的<em>开头</em>离 List&lt;String&gt;</p>')).toBe(
    '3 ~ 5 s，wss:// 与 a&b，它的*开头*离 List\\<String>',
  );
});

test('a page without title or content stops the build', () => {
  expect(() => toMarkdown('<article><p>x</p></article>', {address, index, addressOf: (href) => href})).toThrow(
    'has no title or no content: https://site.example/docs/page',
  );
});

test('of a page that is no article, all that is its own', () => {
  const html =
    '<nav>导航</nav><main><header><h1>目录</h1><p>一句</p></header><article><h2>甲</h2><p>乙</p></article></main><footer>脚</footer>';
  expect(toMarkdown(html, {address, index, addressOf: (href) => href}, 'main')).toBe(
    `# 目录\n\n网页：<${address}>；全站目录：<${index}>\n\n一句\n\n## 甲\n\n乙\n`,
  );
});
