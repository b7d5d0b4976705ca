import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from '../listFiles.ts';
import {checkNamedTests, named} from './namedTests.ts';
import {proseFiles, ROOT} from './prose.ts';

/** Where readers of the site are told of our tests: prose, the data of pages, and comments that become the reference. */
const others = listFiles(ROOT, ['packages', 'site/src/data']).filter(
  (path) => /\.(?:ts|mjs|yaml)$/.test(path) && !/\.(?:spec|d)\.ts$|\/dist\//.test(path),
);
const files = [...new Set([...proseFiles(), ...others])];
const read = (path: string) => readFileSync(ROOT + path, 'utf8');

test('there are sentences to check', () => {
  expect(others.filter((path) => path.startsWith('packages/x2-core/src/')).length).toBeGreaterThan(10);
  expect(files.filter((path) => named(read(path)).length > 0).length).toBeGreaterThan(15);
});

test('sentences about our tests name them, and the tests are there', () => {
  expect(files.flatMap((path) => checkNamedTests(read(path)).map(({line, message}) => `${path}:${line} ${message}`))).toEqual([]);
});

const FAULTS = 'tests/lab/faults.pw.ts';
const UNNAMED = [expect.stringContaining('写出它')];

test.each([
  ['样例由测试运行。', UNNAMED],
  [`样例由测试运行。{/* test: ${FAULTS} */}`, []],
  [`// test: ${FAULTS}\ncheck: '由测试按过',`, []],
  [`# test: ${FAULTS} "every fault takes effect, is logged, and stops nobody from watching"\n- 有自动测试。`, []],
  [`{/* test: ${FAULTS} */}\n\n样例由测试运行。`, UNNAMED],
  ['/** 默认值。测试把它与运行中的引擎比较。 */', UNNAMED],
  ['两种播放器都试过，结果相同。', UNNAMED],
  ['手工试过，没有自动测试；DRM 没有在本站测试过。', []],
  ['测试令牌只绑测试域名，在 [API 测试台](/api/test)试。', []],
  ['样例由测试运行。{/* test: tests/lab/gone.pw.ts */}', ['没有 tests/lab/gone.pw.ts 这个测试文件。']],
  [`样例由测试运行。{/* test: ${FAULTS} "gone" */}`, [`${FAULTS} 里没有名为「gone」的测试。`]],
  ['样例由测试运行。{/* test: tests/axe.ts */}', ['tests/axe.ts 里没有测试。']],
  // Titles that are made when the tests run, and those of journeys.
  ['{/* test: tests/engine/liveNumbers.pw.ts "live, from hls to shaka: the new segments come from the peer" */}', []],
  ['{/* test: packages/stream-doctor/src/model/engineAgreement.spec.ts "sorts segments as the core does with a window of 15 s" */}', []],
  ['{/* test: tests/engines/journeys.ts "run the laboratory with two viewers" */}', []],
])('%s', (source, messages) => {
  expect(checkNamedTests(source).map(({message}) => message)).toEqual(messages);
});
