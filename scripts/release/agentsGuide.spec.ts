import {expect, test} from 'vitest';
import {agentsGuide} from './agentsGuide.ts';

const guide = (body: string, part = (_name: string): string => '') => agentsGuide(`---\ntitle: x {version}\n---\n\n${body}`, '1.2.3', part);

test('its title and its text name the version, comments go', () => {
  expect(guide('用 {version}。\n\n## 安装 {/* #install */}\n\n{/* test: a.ts */}句子。{/* b */}\n')).toBe(
    '# x 1.2.3\n\n用 1.2.3。\n\n## 安装\n\n句子。\n',
  );
});

test('parts are put in where they are named', () => {
  expect(guide('{/* include some */}\n2. 乙\n', (name) => `1. ${name}\n`)).toBe('# x 1.2.3\n\n1. some\n2. 乙\n');
});

test('samples and commands are filled in as in pages', () => {
  expect(guide('```ts file=hls-quickstart/main.ts region=verify title="main.ts"\n```\n')).toBe(
    '# x 1.2.3\n\n```ts title="main.ts"\nsetInterval(() => console.log(hls.p2pEngine.getStats()), 5000);\n```\n',
  );
  expect(guide('```bash install="npm hls.js"\n```\n')).toMatch(/\n```bash\nnpm install --save-exact hls\.js@\d+\.\d+\.\d+\n```\n$/);
});

test('what is written in the template stays', () => {
  const block = '```bash\nnpx --no x\n```\n';
  expect(guide(block)).toBe(`# x 1.2.3\n\n${block}`);
});

test.each([
  ['a sample that is not there', '```ts file=none/main.ts\n```\n', 'none/main.ts'],
  ['a region that is not there', '```ts file=hls-quickstart/main.ts region=none\n```\n', '#region none'],
])('%s stops', (_, body, words) => expect(() => guide(body)).toThrow(words));

test('a template without a title stops', () => expect(() => agentsGuide('## x\n', '1.2.3', () => '')).toThrow('title'));
