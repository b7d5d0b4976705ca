import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {webProducts} from '@x2p2p/site/data/products';
import {describeRange, options} from 'x2-hlsjs/options';
import {BUILD_DIR} from '../../scripts/siteServer.ts';

// In the page the first line of an option has no labels; its Markdown, which assistants read, must say the same.

test.each(webProducts)('$name: the Markdown says of each option its default, its range, and whether it can be changed', ({folder}) => {
  const lines = readFileSync(`${BUILD_DIR}/docs/${folder}/API.md`, 'utf8').split('\n');
  const specs = Object.entries(options);
  expect(specs.length).toBeGreaterThan(20);
  for (const [name, spec] of specs) {
    const line = lines.find((candidate) => candidate.startsWith(`- \`${name}\` · `))!;
    expect(line, name).toBeDefined();
    expect(line.includes(' = '), name).toBe(spec.default !== undefined);
    if (spec.type === 'number') expect(line).toContain(`${spec.default ?? 'number'} · ${describeRange(spec)}`);
    expect(line.endsWith('运行中不可改'), name).toBe(!spec.dynamic);
  }
});
