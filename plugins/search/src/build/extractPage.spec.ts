import {describe, expect, it} from 'vitest';
import {extractPage} from './extractPage.ts';

const page = (body: string, head = '') =>
  `<html><head><title>题 | X2</title>${head}</head><body><nav>导航</nav><main>${body}</main></body></html>`;

describe('extractPage', () => {
  it('makes one record of the page and one of each heading', () => {
    const extracted = extractPage(
      page(
        `<nav class="theme-doc-breadcrumbs"><ul><li>控制台指南</li><li>鉴权</li></ul></nav>
         <div class="markdown"><h1>鉴权</h1><p>令牌</p><h2 id="token">令牌放在哪里<a class="hash-link" href="#token">#</a></h2><p>地址里</p><script>x</script></div>`,
        '<meta name="description" content="谁能用">',
      ),
      '/docs/a',
    );
    expect(extracted).toMatchObject({title: '鉴权', crumbs: ['控制台指南']});
    expect(extracted?.records.map(({level, anchor, heading, text}) => [level, anchor, heading, text])).toEqual([
      [1, '', '鉴权', '谁能用 令牌'],
      [2, 'token', '令牌放在哪里', '地址里'],
    ]);
  });

  it('reads a name that may break as one name', () => {
    const extracted = extractPage(
      page(
        '<div class="markdown"><h1>题</h1><h2 id="a">stream<wbr/>Config</h2><table><tr><td>x</td><td><code>Array<wbr>Buffer</code></td></tr></table></div>',
      ),
      '/docs/a',
    );
    expect(extracted?.records.map(({heading, text}) => [heading, text])).toEqual([
      ['题', ''],
      ['streamConfig', 'x ArrayBuffer'],
    ]);
  });

  it.each([
    ['鉴权由令牌完成。', '鉴权由令牌完成。下一句。', '鉴权由令牌完成。下一句。'],
    ['X2 的鉴权：鉴权由令牌完成。', '鉴权由令牌完成。下一句。', '鉴权由令牌完成。下一句。'],
    ['谁能用', '鉴权由令牌完成。', '谁能用 鉴权由令牌完成。'],
    ['谁能用', '', '谁能用'],
  ])('says a description once: %s + %s', (description, text, expected) => {
    const extracted = extractPage(
      page(`<div class="markdown"><h1>鉴权</h1><p>${text}</p></div>`, `<meta name="description" content="${description}">`),
      '/docs/a',
    );
    expect(extracted?.records[0]?.text).toBe(expected);
  });

  it('gives a table row with an id its own record, and returns to the section after it', () => {
    const extracted = extractPage(
      page(
        '<div class="markdown"><h2 id="options">选项</h2><table><tr id="swarmId"><th><code>swarmId</code><span>string</span></th><td>群组</td></tr></table><p>表后</p></div>',
      ),
      '/docs/hls-sdk/API',
    );
    expect(extracted?.records.map(({anchor, text}) => [anchor, text])).toEqual([
      ['', ''],
      ['options', '表后'],
      ['swarmId', 'swarmId string 群组'],
    ]);
  });

  it('gives an item that asks for it its own record, and no other item', () => {
    const item = (id: string, asks = '') => `<li id="${id}"${asks}><div><a href="#${id}"><code>${id}</code></a></div><p>群组</p></li>`;
    const extracted = extractPage(
      page(`<div class="markdown"><h3 id="a">连接</h3><ul>${item('swarmId', ' data-search-entry="true"')}${item('other')}</ul></div>`),
      '/docs/hls-sdk/API',
    );
    expect(extracted?.records.map(({anchor, heading}) => [anchor, heading])).toEqual([
      ['', '题'],
      ['a', '连接'],
      ['swarmId', 'swarmId'],
    ]);
  });

  it('tells names that are explained from names that appear', () => {
    const record = extractPage(
      page(
        '<div class="markdown"><ul><li><code>isP2PDisabled</code>:关闭,见 <code>getStats</code></li></ul><pre><code>new HlsJsP2PEngine()</code></pre></div>',
      ),
      '/x',
    )?.records[0];
    expect(record).toMatchObject({identifiers: ['isP2PDisabled'], code: ['HlsJsP2PEngine']});
  });

  it('keeps neighbouring names apart', () => {
    expect(
      extractPage(page('<div class="markdown"><h3 id="e"><code>onPeerConnect</code><code>onPeerClose</code></h3></div>'), '/x')?.records.at(
        -1,
      )?.heading,
    ).toBe('onPeerConnect onPeerClose');
  });

  it('keeps a name and the Chinese beside it apart', () => {
    const record = extractPage(page('<div class="markdown"><p><code>string</code><span>不可改</span><b>P2P</b>，默认</p></div>'), '/x')
      ?.records[0];
    expect(record?.text).toBe('string 不可改 P2P，默认');
  });

  it('keeps words of blocks apart, whether or not their tags are closed', () => {
    const record = extractPage(
      page(
        '<div class="markdown"><h2 id="p">参数</h2><p>见<table><caption>参数</caption><thead><tr><th>名称<th>描述<tbody><tr><td><code>K</code><td>事件<tr><td><code>L</code><td>回调</table></div>',
      ),
      '/x',
    )?.records[1];
    expect(record).toMatchObject({text: '见 参数 名称 描述 K 事件 L 回调'});
  });

  it('takes headings of cards as text, and structural ones too', () => {
    expect(extractPage(page('<a href="/y"><h2>卡片</h2></a>'), '/docs/category/x')?.records).toHaveLength(1);
    const heading = page('<div class="markdown"><h4 id="returns">返回</h4></div>');
    expect(extractPage(heading, '/x', ['返回'])?.records).toHaveLength(1);
    expect(extractPage(heading, '/x')?.records).toHaveLength(2);
  });

  it.each([
    'div data-search-ignore',
    'div data-search-ignore=""',
    'div aria-hidden="true"',
    'button',
    'nav',
    'form',
    'template',
    'style',
    'svg',
  ])('leaves <%s> out of a page', (tag) => {
    const ignored = `<${tag}><h2 id="no">无</h2>忽略<code>ignoredName</code></${tag.split(' ')[0]}>`;
    const records = extractPage(page(`<div class="markdown"><h1>题</h1><p>前</p>${ignored}<p>后</p></div>`), '/x')?.records;
    expect(records?.map(({heading, text, identifiers, code}) => [heading, text, identifiers, code])).toEqual([['题', '前 后', [], []]]);
  });

  it('leaves out pages that ask for it', () => {
    expect(extractPage(page('<p>x</p>', '<meta name="robots" content="noindex, nofollow">'), '/x')).toBeUndefined();
  });
});
