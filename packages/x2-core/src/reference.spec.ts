import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
// @ts-expect-error: the build's own helpers are plain JavaScript.
import {arrangePage} from '../reference/arrangePage.mjs';
// @ts-expect-error: likewise.
import {foldSmallTypes} from '../reference/foldSmallTypes.mjs';
// @ts-expect-error: likewise.
import {giveHeadingsIds} from '../reference/headings.mjs';
// @ts-expect-error: likewise.
import {linkNames} from '../reference/linkNames.mjs';
// @ts-expect-error: likewise.
import {tabulateMembers} from '../reference/membersTable.mjs';
// @ts-expect-error: likewise.
import {refinePage} from '../reference/refinePage.mjs';
// @ts-expect-error: likewise.
import {bySubject} from '../reference/subjects.mjs';

// The printed API reference. Needs `npm run packages` first.

const API = fileURLToPath(new URL('../../../site/api/', import.meta.url));

const METHODS = [
  'addeventlistener',
  'applydynamicconfig',
  'destroy',
  'getconfig',
  'getstate',
  'getstats',
  'issupported',
  'removeeventlistener',
];

const PACKAGES = [
  {
    name: 'x2-hlsjs',
    className: 'HlsJsP2PEngine',
    methods: [...METHODS, 'bindhls', 'getconfigforhlsjs', 'injectmixin'],
    types: ['HlsJsP2PEngineConfig', 'DynamicHlsJsP2PEngineConfig', 'PartialHlsJsP2PEngineConfig', 'HlsWithP2PConfig', 'HlsWithP2PInstance'],
  },
  {
    name: 'x2-shaka',
    className: 'ShakaP2PEngine',
    methods: [...METHODS, 'bindshakaplayer', 'registerplugins', 'unregisterplugins'],
    types: ['ShakaP2PEngineConfig', 'DynamicShakaP2PEngineConfig', 'PartialShakaEngineConfig'],
  },
];

const idsOf = (text: string) => [...text.matchAll(/^#{2,6} .* \{\/\* #(\S+) \*\/\}$/gm)].map(([, id]) => id!);
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');

describe.each(PACKAGES)('$name', ({name, className, methods, types}) => {
  const pages = readdirSync(API + name, {recursive: true, encoding: 'utf8'}).filter((path) => path.endsWith('.mdx'));
  const read = (path: string) => readFileSync(`${API}${name}/${path}`, 'utf8');

  test('has the index, the module pages and the class page with every method', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['index.mdx', ...['engine', 'options', 'swarm', 'errors'].map((module) => `${module}/index.mdx`)]),
    );
    const ids = idsOf(read(`engine/classes/${className}.mdx`));
    expect(ids).toEqual(expect.arrayContaining(['constructor', ...methods]));
  });

  test('begins with what readers come for, each leading to a heading that is there', () => {
    const [, tasks = ''] = /^## 要做什么.+\n([^]*?)^## /m.exec(read('index.mdx')) ?? [];
    const links = [...tasks.matchAll(/\]\(\/api\/[^/]+\/([^)#]+)(?:#([^)]+))?\)/g)];
    expect(links.length).toBeGreaterThan(15);
    for (const [link, route, id] of links) {
      const page = [`${route}.mdx`, `${route}/index.mdx`].find((path) => pages.includes(path));
      expect(page, link).toBeDefined();
      if (id) expect(idsOf(read(page!)), link).toContain(id);
    }
  });

  test('the class begins with how it is had and used, and an overview of all its calls', () => {
    const [, head = ''] = /^---$[^]*?^---$([^]*?)^## 说明 /m.exec(read(`engine/classes/${className}.mdx`)) ?? [];
    expect(head).toMatch(new RegExp(`^\\s*[^\\n]+\\n\\n## 示例 .+\\n\\n\`\`\`ts\\nimport [^]+ from '${name}';`));
    for (const method of ['constructor', ...methods]) expect(head).toContain(`](#${method})`);
  });

  test('a type with a page of its own begins with its import', () => {
    expect(read('engine/type-aliases/StreamConfig.mdx')).toContain(`\nimport type {StreamConfig} from '${name}';\n`);
    expect(read('options/variables/options.mdx')).toContain(`\nimport {options} from '${name}/options';\n`);
  });

  test('every export of the engine stands under its subject, and those without a page below', () => {
    const [subjects = '', details = ''] = read('engine/index.mdx').split(/^## .+ \{\/\* #types \*\/\}$/m);
    const linked = [...subjects.matchAll(/^\| \[`(\w+)`\]\((?:#(\w+)|[^)]+)\)/gm)];
    expect(linked.length).toBeGreaterThan(35);
    const folded = linked.flatMap(([, , id]) => id ?? []);
    expect([...details.matchAll(/^### .+ \{\/\* #(\S+) \*\/\}$/gm)].map(([, id]) => id)).toEqual(folded);
  });

  test('its examples import from this package', () => {
    const examples = pages.flatMap((page) => [...read(page).matchAll(/^import .* from '(x2-\w+)/gm)].map(([, source]) => source));
    expect(examples.length).toBeGreaterThan(10);
    expect(new Set(examples)).toEqual(new Set([name]));
  });

  test('each method can be tried in the test bench', () => {
    const links = read(`engine/classes/${className}.mdx`).match(/\]\(\/api\/test\?engine=(hlsjs|shaka)&method=\w+\)/g);
    expect(links).toHaveLength(methods.length + 1);
  });

  test('has a page for each config type', () => {
    for (const type of types) expect(existsSync(`${API}${name}/engine/type-aliases/${type}.mdx`), type).toBe(true);
  });

  test('every heading has one id of its own', () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const headings = withoutCode(read(page)).match(/^#{1,6} .*$/gm) ?? [];
      const ids = idsOf(read(page));
      expect(ids.length, page).toBe(headings.length);
      expect(new Set(ids).size, page).toBe(ids.length);
    }
  });

  test('the option table of the reference is the table of the code', () => {
    expect(read('options/variables/options.mdx')).toContain(
      '| `highDemandTimeWindow`<br />高需求窗口：播放位置之后这段时间内的切片优先走 HTTP。 | 0–3600 s | `15` | 可以 |',
    );
  });
});

describe('foldSmallTypes', () => {
  const page = (body: string) => `---\ntitle: "x"\n---\n${body}`;
  const folded: Map<string, string> = foldSmallTypes(
    new Map([
      ['index.mdx', '[S](engine/type-aliases/Small.mdx#a)'],
      [
        'engine/index.mdx',
        '## 类 {/* #classes */}\n\n- [C](classes/C.mdx)：一\n\n## 类型 {/* #types */}\n\n- [Small](type-aliases/Small.mdx)：二\n- [StreamConfig](type-aliases/StreamConfig.mdx)：三\n',
      ],
      ['engine/classes/C.mdx', page('[S](../type-aliases/Small.mdx)')],
      ['engine/type-aliases/StreamConfig.mdx', page('[S](Small.mdx#a) [o](../../options/functions/f.mdx)')],
      [
        'engine/type-aliases/Small.mdx',
        page('text [own](#a) [c](../classes/C.mdx#m) [f](../../options/functions/f.mdx)\n\n### a {/* #a */}\n'),
      ],
      [
        'options/index.mdx',
        '## 函数 {/* #functions */}\n\n- [f](functions/f.mdx)：四\n\n## 参考 {/* #references */}\n\n- [Small](../engine/type-aliases/Small.mdx)：二\n',
      ],
      ['options/functions/f.mdx', page('does')],
    ]),
  );

  test('moves small types below the list of those with pages', () => {
    expect([...folded.keys()]).toEqual([
      'index.mdx',
      'engine/index.mdx',
      'engine/classes/C.mdx',
      'engine/type-aliases/StreamConfig.mdx',
      'options/index.mdx',
    ]);
    expect(folded.get('engine/index.mdx')).toBe(
      '## 类 {/* #classes */}\n\n- [C](classes/C.mdx)：一\n\n## 类型 {/* #types */}\n\n- [StreamConfig](type-aliases/StreamConfig.mdx)：三\n\n' +
        '### Small {/* #small */}\n\ntext [own](#small-a) [c](classes/C.mdx#m) [f](../options/index.mdx#f)\n\n##### a {/* #small-a */}\n\n',
    );
  });

  test('takes links along', () => {
    expect(folded.get('index.mdx')).toBe('[S](engine/index.mdx#small-a)');
    expect(folded.get('engine/classes/C.mdx')).toContain('[S](../index.mdx#small)');
    expect(folded.get('engine/type-aliases/StreamConfig.mdx')).toContain('[S](../index.mdx#small-a) [o](../../options/index.mdx#f)');
    expect(folded.get('options/index.mdx')).toContain('### f {/* #f */}\n\ndoes');
    expect(folded.get('options/index.mdx')).toContain('- [Small](../engine/index.mdx#small)：二');
  });
});

describe('tabulateMembers', () => {
  const member = (declaration: string, text: string) => `##### a {/* #t-a */}\n\n\`\`\`ts\n${declaration}\n\`\`\`\n\n${text}\n\n`;
  const type = (...members: string[]) =>
    `\`\`\`ts\ntype T = object;\n\`\`\`\n\n说明。\n\n#### 属性 {/* #t-properties */}\n\n${members.join('')}`;

  test('makes members of a line each a table, which keeps their ids', () => {
    expect(tabulateMembers(type(member('readonly a?: "x" | "y";', '甲 `|`。')))).toBe(
      '说明。\n\n<div className="entries" data-search-ignore="">\n\n| <span id="t-properties">属性（只读）</span> | 类型 | 说明 |\n| --- | --- | --- |\n' +
        '| <span id="t-a">`a?`</span> | `"x" \\| "y"` | 甲 `\\|`。 |\n\n</div>\n\n',
    );
  });

  test.each([
    ['a description of two paragraphs', member('a: string;', '甲。\n\n乙。')],
    ['a declaration of two lines', member('a:\n  string;', '甲。')],
  ])('leaves %s as it is', (_, one) => expect(tabulateMembers(type(one))).toBe(type(one)));
});

test('arrangePage brings what one does first: import or example, then all members; the rest of the description follows', () => {
  const page = (body: string) => `---\nsidebar_label: "C"\n---\n\n${body}`;
  const members = ['a', 'b', 'c', 'd']
    .map((id) => `### ${id} {/* #${id} */}\n\n\`\`\`ts\n${id}: X;\n\`\`\`\n\n${id} 是。更多。\n`)
    .join('\n');
  const overview = `## 一览 {/* #overview */}\n\n<div className="entries" data-search-ignore="">\n\n| 名字 | 说明 |\n| --- | --- |\n${['a', 'b', 'c', 'd'].map((id) => `| [\`${id}\`](#${id}) | ${id} 是。 |`).join('\n')}\n\n</div>`;
  const all = `## 属性 {/* #properties */}\n\n${members}`;
  expect(arrangePage(page(`\`\`\`ts\ntype C = object;\n\`\`\`\n\n头。\n\n尾。\n\n${all}`), 'p')).toBe(
    page(`头。\n\n\`\`\`ts\nimport type {C} from 'p';\n\`\`\`\n\n尾。\n\n${overview}\n\n${all}`),
  );
  const example = '## 示例 {/* #example */}\n\n```ts\nx;\n```';
  expect(arrangePage(page(`头。\n\n尾。\n\n${example}\n\n${all}`), 'p')).toBe(
    page(`头。\n\n${example}\n\n${overview}\n\n## 说明 {/* #remarks */}\n\n尾。\n\n${all}`),
  );
});

test('an export without a subject stops the build', () => {
  expect(() => bySubject([{name: 'X2Error'}, {name: 'New'}])).toThrow('New');
  expect(bySubject([{name: 'Segment'}, {name: 'X2Error'}]).map(({id}: {id: string}) => id)).toEqual(['errors', 'interfaces']);
});

describe('giveHeadingsIds', () => {
  test('names members after themselves, and what is below them after both', () => {
    expect(giveHeadingsIds('## 方法\n\n### bindHls()\n\n#### 参数\n\n### destroy()\n\n#### 参数')).toBe(
      '## 方法 {/* #methods */}\n\n### bindHls() {/* #bindhls */}\n\n#### 参数 {/* #bindhls-parameters */}\n\n### destroy() {/* #destroy */}\n\n#### 参数 {/* #destroy-parameters */}',
    );
  });
  test('leaves code alone, and refuses a heading that would get a Chinese id', () => {
    expect(giveHeadingsIds('```sh\n## note\n```')).toBe('```sh\n## note\n```');
    expect(() => giveHeadingsIds('## 新的一节')).toThrow('新的一节');
  });
});

test('linkNames makes every name of a type a link, but not where it is declared, in its own page, in examples and in words', () => {
  const linked: Map<string, string> = linkNames(
    new Map([
      [
        'engine/index.mdx',
        '### Small {/* #small */}\n\n```ts\ntype Small = Big | "Big";\n```\n\n#### 示例 {/* #small-example */}\n\n```ts\nconst a: Big = b;\n```\n',
      ],
      [
        'engine/type-aliases/Big.mdx',
        '### get() {/* #get */}\n\n```ts\nget(): Promise<Small>;\n```\n\n| 参数 | 类型 |\n| --- | --- |\n| `a` | `Request \\| Big` |\n| `b` | [`Small`](../index.mdx#small) 与 `get()` 相同 |\n\n#### 返回 {/* #get-returns */}\n\n`Promise<Small>`\n\n说明里的 `Small`。\n',
      ],
    ]),
    'p',
  );
  expect(linked.get('engine/index.mdx')).toContain('```ts links=Big=/api/p/engine/type-aliases/Big\ntype Small');
  expect(linked.get('engine/index.mdx')).toContain('```ts\nconst a');
  const big = linked.get('engine/type-aliases/Big.mdx');
  expect(big).toContain('```ts links=Small=/api/p/engine#small\nget');
  expect(big).toContain('| <code>[Request](https://developer.mozilla.org/docs/Web/API/Request) \\| Big</code> |');
  expect(big).toContain('| `b` | [`Small`](../index.mdx#small) 与 `get()` 相同 |');
  expect(big).toContain('\n<code>Promise\\<[Small](/api/p/engine#small)\\></code>\n');
  expect(big).toContain('说明里的 `Small`。');
});

test('refinePage joins errors and links them', () => {
  const page = refinePage(
    '# 类: A\n\n说明。\n\n### b()\n\n#### 抛出\n\n[X2Error](X2Error.mdx) X2-1001：甲。\n\n#### 抛出\n\n[X2Error](X2Error.mdx) X2-1002：乙。\n',
    {packageName: 'p', position: 1},
  );
  expect(page).toContain(
    '#### 抛出 {/* #b-throws */}\n\n- [X2-1001](/docs/faq/errors#x2-1001)：甲。\n- [X2-1002](/docs/faq/errors#x2-1002)：乙。',
  );
});
