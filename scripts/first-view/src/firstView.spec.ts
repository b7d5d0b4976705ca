import {describe, expect, test} from 'vitest';
import {criticalCss} from './criticalCss.ts';
import {firstPressScript} from './page/firstPress.ts';
import {firstScreenScript, firstScreenStyles} from './page/firstScreen.ts';
import {pageTokens as tokensOf} from './pageTokens.ts';
import {
  applicationScripts,
  deferApplication,
  inlineStyles,
  layOutFirstScreen,
  paintWithoutShifts,
  parsePage,
  sayColours,
  speculate,
  transforms,
  type PageContext,
  type Transform,
} from './transforms.ts';

const sheet = `@layer a,b;@layer a{.used{color:var(--ink)}.unused{color:red}}:root{--ink:var(--deep);--deep:#000;--other:#fff}
[data-theme=dark]{--ink:#eee}@media (width<9px){.unused{top:0}.used:hover{top:1px}}@media print{.used{top:0}}
a:not(.x),p>b{left:0}:is(h1,.used)::before{right:0}@keyframes spin{to{top:0}}@keyframes turn{to{top:0}}.used{animation:turn 1s}#here .used{margin:0}#gone .used{margin:1px}::highlight(mark){color:red}[role='tab']{top:2px}[role=link]{top:3px}[class*='us']{top:4px}[class*=tabItem]{top:5px}`;

const html =
  '<!doctype html><html><head><link rel=stylesheet href=/assets/css/styles.1.css /><script src=/assets/js/main.1.js defer></script></head><body><a class="used y" id=here role=link>x</a></body></html>';

const pageTokens = (html: string) => tokensOf(parsePage(html));

const context: PageContext = {
  tokens: pageTokens(html),
  critical: criticalCss(sheet),
  inPage: 'start()',
  loader: '/assets/page/loader.1.js',
};

/** The page after these steps, in their order. */
function rewritten(html: string, steps: readonly Transform[], page = context): string {
  const $ = parsePage(html);
  for (const step of steps) step($, page);
  return $.html();
}

test('pageTokens reads quoted, bare and repeated attributes', () => {
  const tokens = pageTokens(`<div class='a b' id="i" style="width:var(--w);--s:1"><svg viewBox="0 0 1 1"/><p class=c data-x="> class=no">`);
  expect([...tokens.classes]).toEqual(['a', 'b', 'c']);
  expect([...tokens.ids]).toEqual(['i']);
  expect([...tokens.tags]).toEqual(['div', 'svg', 'p']);
  expect([...tokens.variables]).toEqual(['--w', '--s']);
});

describe('criticalCss', () => {
  const css = criticalCss(sheet)(pageTokens(html));
  test('keeps what can match, in its layer and order', () => {
    expect(css).toContain('@layer a,b;@layer a{.used{color:#000}}');
    expect(css).toContain('@media (width<9px){.used:hover{top:1px}}');
    expect(css, 'paper needs no application').toContain('@media print{.used{top:0}}');
    expect(css).toContain('a:not(.x){left:0}');
    expect(css).toContain(':is(h1,.used)::before{right:0}');
    expect(css).toContain('#here .used{margin:0}');
    expect(css).toContain('[role=link]{top:3px}');
    expect(css).toContain("[class*='us']{top:4px}");
  });
  test('drops what cannot', () => {
    for (const gone of ['unused', 'p>b', 'spin', '--other', 'data-theme', '#gone', 'highlight', 'tab', 'tabItem'])
      expect(css).not.toContain(gone);
  });
  test('follows custom properties through one another', () => {
    expect(css).toContain('color:#000');
    expect(css).toContain('@keyframes turn');
  });
});

test('pageTokens reads every tag, however often its name comes', () => {
  const tokens = pageTokens('<p class=a><p class=b><p class=c><p id=d><p role=e><p class=a style="--f:0">');
  expect({...tokens}).toMatchObject({
    classes: new Set(['a', 'b', 'c']),
    ids: new Set(['d']),
    roles: new Set(['e']),
    variables: new Set(['--f']),
  });
});

test.each([
  ['@supports', '@supports (top:0){.used{top:0}.unused{top:0}}', '@supports (top:0){.used{top:0}}'],
  ['@container', '@container (width<9px){.used{top:0}.unused{top:0}}', '@container (width<9px){.used{top:0}}'],
  ['a group without anything left', '@supports (top:0){.unused{top:0}}@container (width<9px){.unused{top:0}}', ''],
  ['!important', '.used{top:0!important;left:0 !important;right:0}', '.used{top:0!important;left:0!important;right:0}'],
  [':where, one alternative of several', ':where(.unused,.used){top:0}:where(.unused,h1){left:0}', ':where(.unused,.used){top:0}'],
  [':is in :where', ':where(:is(h1,.used) a){top:0}', ':where(:is(h1,.used) a){top:0}'],
  [
    'what a style attribute reads',
    ':root{--read:var(--through);--through:1px;--set:2px;--other:3px}',
    ':root{--read:1px;--set:2px}',
    ' style="top:var(--read);--set:0"',
  ],
  ['what nothing reads', ':root{--read:1px}', ''],
])('criticalCss: %s', (_, styles, expected, attribute = '') => {
  const css = criticalCss(styles)(pageTokens(`<a class=used${attribute}>`));
  expect(css).toBe(expected);
});

test('criticalCss answers each page by what it holds, however many it was asked for before', () => {
  const critical = criticalCss(':root{--a:1px;--b:2px}.x{top:0}.y{left:0}');
  const css = (html: string) => critical(pageTokens(html));
  const pages = ['<p class=x>', '<p class=y>', '<p class="x y">', '<p class=x style="top:var(--a)">', '<p class=x style="top:var(--b)">'];
  const answers = ['.x{top:0}', '.y{left:0}', '.x{top:0}.y{left:0}', ':root{--a:1px}.x{top:0}', ':root{--b:2px}.x{top:0}'];
  expect([...pages, ...pages].map(css)).toEqual([...answers, ...answers]);
});

test('inlineStyles keeps the sheet for readers without script', () => {
  const out = rewritten(html, [inlineStyles]);
  expect(out).toMatch(/<style data-first-view>.+<\/style><noscript><link rel="stylesheet"/s);
});

/** As upstream writes it into every page. */
const upstreamScript = (choice: string) => `
(function() {
  var initialTheme${choice};
  document.documentElement.setAttribute('data-theme', initialTheme || 'light');
  document.documentElement.setAttribute('data-theme-choice', initialTheme || 'light');
})();
`;

describe('sayColours', () => {
  const page = (script: string) => `<!doctype html><html lang=zh><body><script>${script}</script>\n<p>x`;
  test('says the one colour mode of a site without a switch', () => {
    const out = rewritten(page(upstreamScript('')), [sayColours]);
    expect(out).toBe('<!doctype html><html lang="zh" data-theme="light" data-theme-choice="light"><body>\n<p>x</p></body></html>');
  });
  test('leaves it to the script where there is a choice', () => {
    const withSwitch = page(upstreamScript(' = getStoredTheme()'));
    expect(rewritten(withSwitch, [sayColours])).toBe(rewritten(withSwitch, []));
  });
});

test('a page is written as it was read, without slashes of elements that have no content, and with every end tag', () => {
  const body =
    '<ul><li><p>a &amp; b&nbsp;</p></li></ul><table><thead><tr><th>d</th></tr></thead><tbody><tr><td>e</td></tr></tbody></table><dl><dt>g</dt><dd>h</dd></dl><!-- --><p title="&quot;\'">i</p>';
  expect(rewritten(body, [])).toBe(body);
  expect(rewritten('<meta content="a/"/><p><br/>b</p><svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient></svg>', [])).toBe(
    '<meta content="a/"><p><br>b</p><svg viewBox="0 0 1 1"><linearGradient id="a"/></svg>',
  );
});

test('deferApplication replaces the scripts by its own script and the loader', () => {
  const out = rewritten(html, [deferApplication]);
  expect(out).not.toContain('main.1.js');
  expect(out).toContain('<script>start()</script><script src="/assets/page/loader.1.js" defer data-loader></script></body>');
  expect(rewritten(html, [deferApplication], {...context, inPage: "a&&$&&b('$`')"})).toContain("<script>a&&$&&b('$`')</script><script src");
});

test('layOutFirstScreen adds its lines to the script which stands first', () => {
  const page = html.replace('</head>', '<script>early()</script></head>');
  const out = rewritten(page, [inlineStyles, deferApplication, layOutFirstScreen]);
  expect(out).toContain(`<script>${firstScreenScript}${firstPressScript}early()</script>`);
  expect(out).toContain(`<style data-first-view>${firstScreenStyles()}`);
  expect(out).toContain('<script>start()</script><script src');
});

test('speculate puts one constant text before the loader', () => {
  const out = rewritten(html, [deferApplication, speculate]);
  expect(out).toMatch(/<script type="speculationrules">\{"prefetch":.*"prerender":.*\}<\/script><script>start\(\)<\/script><script src=/);
});

describe('paintWithoutShifts', () => {
  const text = (length: number) => `<p>${'字'.repeat(length)}</p>`;
  const table = (length: number) => `<table class=t><tr><td>${text(length)}</table>`;
  const page = (body: string) => html.replace('<body>', `<body>${body}`);
  const paint = (body: string) => rewritten(page(body), [inlineStyles, deferApplication, speculate, paintWithoutShifts]);
  const article = (body: string) => paint(`<article><h1>T</h1>${body}${text(12_000)}</article>`);
  const awaited = (out: string) => /<link rel="expect" href="#([\w-]+)" blocking="render"><style data-first-view>/.exec(out)?.[1];

  test('waits for the end of a short page', () => {
    const whole = (body: string) => rewritten(page(body), transforms);
    const out = whole(`<h1>T</h1>${text(2000)}<h2 id=below>B</h2>${text(5000)}`);
    expect(awaited(out)).toBe('page-end');
    expect(out).toContain('<script type="speculationrules" id="page-end">{');
    expect(awaited(whole(`<h1>T</h1>${text(4000)}<h2 id=below>B</h2>${text(10_000)}`))).toBe('below');
  });
  test('waits for no more than the title of an article, which only grows downwards', () => {
    expect(awaited(article(`${text(2500)}<h2 id=below>B</h2>`))).toBe('page-title');
    expect(awaited(article(`${text(5000)}${table(10)}<h2 id=below>B</h2>`))).toBe('page-title');
  });
  test('waits for what follows the tables on the first screen of an article', () => {
    expect(awaited(article(`<h2 id=above>A</h2>${table(500)}<h2 id=below>B</h2>`))).toBe('below');
    expect(awaited(article(`${table(500)}<h2 id=between>B</h2>${table(500)}<h2 id=below>C</h2>`))).toBe('below');
    const out = article(`<div>${text(500)}${table(3000)}</div><nav class=n>`);
    expect(awaited(out)).toBe('first-table-end');
    expect(out).toContain('</table></div><nav class="n" id="first-table-end">');
    expect(awaited(article(`${table(12_000)}<nav>`))).toBe('page-title');
  });
  test('waits for the heading a screen below the title of other pages', () => {
    expect(awaited(paint(`<h1>T</h1><h2 class=a id=near>N</h2>${table(4000)}<h3 id=below>B</h3><h2 id=later>L</h2>${text(12_000)}`))).toBe(
      'below',
    );
  });
  test('waits for no more than that where nothing is near', () => {
    const out = paint(`<h1 class=t>T</h1><h2 id=near>N</h2>${text(12_000)}<h2 id=far>F</h2>`);
    expect(awaited(out)).toBe('page-title');
    expect(out).toContain('<h1 class="t" id="page-title">T</h1>');
    expect(awaited(paint(`<h1 class=t id="own">T</h1>${text(12_000)}`)), 'a title with an id of its own').toBe('own');
  });
  test('waits for nothing on a page without a title', () => {
    expect(rewritten(html, [paintWithoutShifts])).toBe(rewritten(html, []));
  });
});

test('a rewritten page has no script left that would let it pass for a new one', () => {
  expect(applicationScripts(parsePage(html))).toHaveLength(1);
  expect(applicationScripts(parsePage(rewritten(html, transforms)))).toHaveLength(0);
});
