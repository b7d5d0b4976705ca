import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {productIds} from '../products.ts';
import {parseReleases} from './parseReleases.ts';

const good = `product: android
kind: contract
releases:
  - version: 1.1.0
    date: 2026-11-21
    summary: 新
    interop: 同上
    permissions: 无变化
    fixed:
      - {symptom: 现象, cause: 原因, affects: 1.0.0}
  - version: 1.0.0
    date: 2026-11-20
    summary: 旧
    interop: 同上
    permissions: 无变化
`;
const parse = (source: string) => () => parseReleases(source, '/anywhere/android.yaml');

describe('parseReleases', () => {
  it('reads a history and leaves dates and versions as they were written', () => {
    const {releases} = parse(good)();
    expect(releases.map(({version, date}) => [version, date])).toEqual([
      ['1.1.0', '2026-11-21'],
      ['1.0.0', '2026-11-20'],
    ]);
  });

  it.each([
    ['a missing field', good.replace('    interop: 同上\n', ''), 'releases[0].interop 有误：缺少这个字段'],
    ['a misspelt field', good.replace('summary', 'sumary'), 'releases[0].sumary 有误：没有这个字段'],
    ['a date that does not exist', good.replace('2026-11-21', '2026-13-21'), 'releases[0].date 有误：必须是 YYYY-MM-DD 日期'],
    ['a version of two numbers', good.replace('1.1.0', '1.1'), 'releases[0].version 有误：必须是 x.y.z'],
    ['a line where a list belongs', `${good}    added: 一句话\n`, 'releases[1].added 有误：必须是列表'],
    ['an empty list', `${good}    added: []\n`, 'releases[1].added 有误：列表不能为空'],
    ['an incomplete fix', good.replace(', affects: 1.0.0', ''), 'releases[0].fixed[0].affects 有误：缺少这个字段'],
    ['the old version first', good.replace('1.1.0', '0.9.0'), 'releases[1].version 有误：新版本必须写在旧版本之前'],
    ['a version twice', good.replace('1.1.0', '1.0.0'), 'releases[1].version 有误：新版本必须写在旧版本之前'],
    ['a pre-release after its release', good.replace('1.1.0', '1.0.0-rc.1'), 'releases[1].version 有误：新版本必须写在旧版本之前'],
    ['another product', good.replace('android', 'ios'), 'product 有误：必须与文件名相同'],
    ['an unknown kind', good.replace('contract', 'beta'), 'kind 有误：必须是 package'],
    ['no version at all', 'product: android\nkind: contract\nreleases: []\n', 'releases 有误：至少要有一个版本'],
    ['an empty file', '', '（整个文件） 有误'],
    ['broken YAML', good.replace('kind: contract', 'kind: [contract'), '不是合法的 YAML'],
  ])('names file and field for %s', (_fault, source, message) => {
    expect(parse(source)).toThrow(message);
    expect(parse(source)).toThrow('site/src/data/releases/android.yaml');
  });

  it('accepts a pre-release before its release', () => {
    expect(parse(good.replace('version: 1.0.0', 'version: 1.1.0-rc.2'))().releases).toHaveLength(2);
  });

  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.yaml'));

  it('finds the history of every product', () => {
    expect(files).toEqual(productIds.map((id) => `${id}.yaml`).toSorted());
  });

  it.each(files)('%s is sound', (name) => {
    expect(parseReleases(readFileSync(new URL(name, import.meta.url), 'utf8'), name).releases).not.toHaveLength(0);
  });
});
