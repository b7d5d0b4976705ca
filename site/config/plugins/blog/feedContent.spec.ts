import {expect, test} from 'vitest';
import {feedContent} from './feedContent.ts';

const content = (html: string) => feedContent(html, 'https://site.example/blog/post');

const drawing =
  '<figure class="f_1"><svg role="img" aria-label="十个切片" width="100%"><g><title>切片 1</title></g></svg><figcaption>说明。</figcaption></figure>';

test.each([
  [
    'a drawing is a link to where it is drawn',
    `<h2 id="a">甲</h2>${drawing}`,
    '<h2>甲</h2><figure><p><a href="https://site.example/blog/post#a">图：十个切片</a></p><figcaption>说明。</figcaption></figure>',
  ],
  [
    'before any heading, to the post',
    drawing,
    '<figure><p><a href="https://site.example/blog/post">图：十个切片</a></p><figcaption>说明。</figcaption></figure>',
  ],
  ['a drawing beside its numbers goes', '<td>6.3<svg aria-hidden="true"></svg></td>', '<td>6.3</td>'],
  ['a heading has no link to itself', '<h2 class="anchor" id="a">甲<a class="hash-link" href="#a">\u200b</a></h2>', '<h2>甲</h2>'],
  [
    'colours and places where names may break go',
    '<pre><code><b class="k">const</b> a</code></pre><p><code><span class="w">x2-hlsjs</span></code></p>',
    '<pre><code>const a</code></pre><p><code>x2-hlsjs</code></p>',
  ],
  [
    'readings are a paragraph, and told apart',
    '<output class="r"><span class="name">延迟</span><strong class="v">36<!-- --> s</strong></output>',
    '<p>延迟 · <strong>36 s</strong></p>',
  ],
  ['controls go', '<p>甲<button>复制</button></p><fieldset><input></fieldset>', '<p>甲</p>'],
  [
    'a task list keeps its boxes',
    '<ul><li class="task-list-item"><input type="checkbox" checked=""> 好</li><li class="task-list-item"><input type="checkbox"> 坏</li></ul>',
    '<ul><li>☑ 好</li><li>☐ 坏</li></ul>',
  ],
  [
    'a picture keeps its size and description',
    '<img class="i" src="https://site.example/a.png" alt="图" width="10" height="5" loading="lazy">',
    '<img src="https://site.example/a.png" alt="图" width="10" height="5">',
  ],
])('%s', (_, html, expected) => expect(content(html)).toBe(expected));

test('what is folded away stays, with its table', () => {
  const html =
    '<details class="d"><summary>数据</summary><div tabindex="0"><table><tbody><tr><th scope="row">1</th><td class="n">2</td></tr></tbody></table></div></details>';
  expect(content(html)).toBe(
    '<details><summary>数据</summary><div><table><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table></div></details>',
  );
});
