import {describe, expect, test} from 'vitest';
import {pickRegion, remarkExample} from './remarkExample.ts';

const source = `import a from 'a';
// #region setup
  if (a) {
    a();
  }
// #endregion
// #region setup-more
b();
// #endregion
`;

describe('pickRegion', () => {
  test('takes a region without its indentation', () => {
    expect(pickRegion(source, 'setup')).toBe('if (a) {\n  a();\n}');
    expect(pickRegion(source, 'setup-more')).toBe('b();');
  });
  test('takes the whole file without the marks', () => {
    expect(pickRegion(source)).toBe("import a from 'a';\n  if (a) {\n    a();\n  }\nb();");
  });
  test('knows block comments and markup', () => {
    expect(pickRegion('<!-- #region head -->\n<p>\n<!-- #endregion -->', 'head')).toBe('<p>');
    expect(pickRegion('/* #region c */\nint x;\n/* #endregion */', 'c')).toBe('int x;');
  });
  test('takes a region within a region, and the outer one whole', () => {
    const nested = '// #region all\na;\n// #region part\nb;\n// #endregion\nc;\n// #endregion\nd;';
    expect(pickRegion(nested, 'part')).toBe('b;');
    expect(pickRegion(nested, 'all')).toBe('a;\nb;\nc;');
  });
  test('is undefined for a region that is missing or never ends', () => {
    expect(pickRegion(source, 'nothing')).toBeUndefined();
    expect(pickRegion('// #region open\nx', 'open')).toBeUndefined();
  });
});

describe('remarkExample', () => {
  const run = (meta: string, value = '') => {
    const node = {type: 'code', meta, value};
    const vfile = {
      path: 'page.mdx',
      fail: (reason: string) => {
        throw new Error(reason);
      },
    };
    remarkExample()({type: 'root', children: [node]}, vfile);
    return node;
  };

  test('leaves other blocks alone', () => {
    expect(run('title="x"', 'code')).toMatchObject({meta: 'title="x"', value: 'code'});
  });
  test('says what is wrong', () => {
    expect(() => run('file=nowhere/main.ts')).toThrow('找不到样例文件 site/examples/nowhere/main.ts');
    expect(() => run('file=nowhere/main.ts', 'own text')).toThrow('自身不能再写代码');
  });
});
