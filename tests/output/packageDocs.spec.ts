import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {listFiles} from '../../scripts/listFiles.ts';
import {documented, documentedPackages, shipDocs} from '../../scripts/release/shipDocs.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';
import {installedVersion} from '@x2p2p/site/config/installedVersion';
import {EXAMPLES_DIR, pickRegion} from '@x2p2p/site/remark/remarkExample';
import {errorCatalog} from 'x2-hlsjs/errors';

// The documentation that packages carry, as `npm run pack` puts it together from the built site, for an assistant that has nothing else.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Kilobytes of readers: 1000 bytes. */
const MOST_BYTES = 8000;

/** What types the player of a package brings, whose names `AGENTS.md` says too. */
const playerTypes: Partial<Record<string, string>> = {
  'x2-hlsjs': 'hls.js/dist/hls.d.ts',
  'x2-shaka': 'shaka-player/dist/shaka-player.compiled.d.ts',
};

const contents = (folder: string, names: readonly string[]): string =>
  names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

describe.each(documentedPackages)('%s', (name) => {
  const version = installedVersion(name);
  let folder: string;
  let guide: string;
  let docs: string[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'x2-documented-'));
    cpSync(join(ROOT, 'packages', name, 'package.json'), join(folder, 'package.json'));
    shipDocs(BUILD_DIR, name, folder);
    guide = readFileSync(join(folder, 'AGENTS.md'), 'utf8');
    docs = listFiles(folder, ['docs']);
  });

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test('npm packs all of it', () => {
    const [packed] = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json'], {cwd: folder, encoding: 'utf8'})) as {
      files: {path: string}[];
    }[];
    const files = packed!.files.map(({path}) => path);
    expect(docs.length).toBeGreaterThan(documented[name].pages.length);
    expect(files).toEqual(expect.arrayContaining(['AGENTS.md', ...docs]));
  }, 60_000);

  test('the index is small, says its version, and has ten traps', () => {
    expect(Buffer.byteLength(guide)).toBeLessThanOrEqual(MOST_BYTES);
    expect(guide.split('\n')[0]).toContain(`${name} ${version}`);
    expect([...guide.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(guide).not.toMatch(/\{\/\*|\{version\}/);
  });

  test('the index names every file that is there, and no other', () => {
    const named = [...guide.matchAll(/`(docs\/[^`]+)`/g)].map(([, file]) => file!);
    const folders = documented[name].samples.map((sample) => `docs/examples/${sample}/`);
    expect([...new Set(named)].sort()).toEqual([...folders, ...docs.filter((file) => !file.startsWith('docs/examples/'))].sort());
  });

  test('every page says which version it came with', () => {
    const pages = docs.filter((file) => file.endsWith('.md'));
    expect(pages.length).toBe(documented[name].pages.length);
    for (const page of pages)
      expect(readFileSync(join(folder, page), 'utf8').split('\n')[2], page).toMatch(`随 ${name} ${version} 打包；网页：<https://`);
  });

  test('links lead to files beside them, or to whole addresses', () => {
    const links = docs
      .filter((file) => file.endsWith('.md'))
      .flatMap((page) =>
        [...readFileSync(join(folder, page), 'utf8').matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => ({page, target: target!})),
      );
    const local = links.filter(({target}) => !/^(https:\/\/|mailto:)/.test(target));
    expect(local.length).toBeGreaterThan(5);
    const broken = local.filter(({page, target}) => !docs.includes(posix.join(dirname(page), target)));
    expect(broken).toEqual([]);
  });

  test('samples are those that tests run', () => {
    for (const sample of documented[name].samples) {
      const sources = listFiles(join(EXAMPLES_DIR, sample));
      expect(docs.filter((file) => file.startsWith(`docs/examples/${sample}/`))).toEqual(
        sources.map((file) => `docs/examples/${sample}/${file}`),
      );
      for (const file of sources) {
        const source = pickRegion(readFileSync(join(EXAMPLES_DIR, sample, file), 'utf8'));
        expect(readFileSync(join(folder, 'docs/examples', sample, file), 'utf8')).toBe(`${source}\n`);
      }
    }
    const examples = listFiles(EXAMPLES_DIR).map((file) => pickRegion(readFileSync(join(EXAMPLES_DIR, file), 'utf8'))!);
    const code = [...guide.matchAll(/^```(?:ts|js)[^\n]*\n(.*?)\n```$/gms)].map(([, text]) => text!);
    expect(code.length).toBeGreaterThan(0);
    for (const text of code) expect(examples.some((example) => example.includes(text))).toBe(true);
  });

  test('the names in the index are those of the code', () => {
    const dist = join(ROOT, 'packages', name, 'dist');
    const declared = [
      contents(
        dist,
        readdirSync(dist).filter((file) => file.endsWith('.d.ts')),
      ),
      contents(
        folder,
        docs.filter((file) => file.startsWith('docs/examples/')),
      ),
      playerTypes[name] ? contents(join(ROOT, 'node_modules'), [playerTypes[name]]) : '',
    ].join('\n');
    const spans = [...guide.replace(/^```.*?^```$/gms, '').matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
    const names = spans.filter((span) => !span.startsWith('docs/')).flatMap((span) => span.match(/\b[A-Za-z]*[a-z][A-Z]\w*/g) ?? []);
    expect(names.length).toBeGreaterThan(5);
    expect([...new Set(names)].filter((one) => !new RegExp(`\\b${one}\\b`).test(declared))).toEqual([]);
    for (const id of guide.match(/X2-\d{4}/g) ?? []) expect(errorCatalog).toHaveProperty(id);
  });
});
