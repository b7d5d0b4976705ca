import {spawnSync} from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {findDictionary, SHELL_PAGE} from '../../scripts/deploy/dictionary.ts';
import {KEEP_DAYS, publish} from '../../scripts/deploy/publish.ts';
import {planUploads, type Upload} from '../../scripts/deploy/uploadPlan.ts';
import {precompress} from '../../scripts/precompress.ts';
import {listFiles} from '../../scripts/listFiles.ts';
import {BUILD_DIR} from '../../scripts/siteServer.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const DAY = 86_400_000;

/** What pages share, and nothing in itself that repeats. */
const NAVIGATION = Array.from({length: 200}, (_, index) => (index * 7919) % 9973).join(' ');

/** A redirect stub page, for hosts without redirect rules. */
const STUB = 'docs/faq/index.html';

describe('upload plan of the build', () => {
  const files = listFiles(process.env.BUILD_DIR ?? BUILD_DIR, ['']);
  const plan = planUploads(files);
  const of = (file: string): Upload | undefined => plan.find((upload) => upload.file === file);
  const place = (file: string) => plan.findIndex((upload) => upload.file === file);
  const asset = plan.find(({file}) => file.startsWith('assets/js/'))!;

  test('assets, then what pages use, then pages, then listings', () => {
    const order = [asset.file, 'docs/intro.md', 'img/favicon.svg', 'docs/intro.html', 'llms.txt', 'sitemap.xml'].map(place);
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });
  test('listings are the last step, all of them', () => {
    const feeds = files.filter((file) => file.endsWith('.atom'));
    expect(feeds).toContain('releases.atom');
    expect(plan.filter(({step}) => step === 4).map(({file}) => file)).toEqual(
      [...feeds, 'blog/atom.xml', 'blog/feed.json', 'blog/rss.xml', 'llms-full.txt', 'llms.txt', 'robots.txt', 'sitemap.xml'].sort(),
    );
  });
  test('redirect stub pages are not uploaded: rules of the CDN redirect instead', () => {
    expect(files).toContain(STUB);
    expect(of(STUB)).toBeUndefined();
  });
  test('the head of the search index follows the parts it names', () => {
    const parts = plan.filter(({file}) => /^search-index\/.*-[0-9a-f]{8}/.test(file));
    expect(parts.length).toBeGreaterThan(1);
    expect(Math.max(...parts.map(({file}) => place(file)))).toBeLessThan(place('search-index/head.json'));
  });
  test('a page is stored under its clean address, the two special ones under their names', () => {
    expect(of('docs/intro.html')).toMatchObject({key: 'docs/intro', contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache'});
    expect([of('index.html')?.key, of('404.html')?.key, of('lab-viewer/index.html')?.key]).toEqual([
      'index.html',
      '404.html',
      'lab-viewer',
    ]);
  });
  test('only hashed files are kept for a year', () => {
    expect(asset.cacheControl).toContain('immutable');
    expect(
      plan.filter(({file, cacheControl}) => cacheControl.includes('immutable') && !/[.-][0-9a-f]{8,}[./]/.test(file)).map(({file}) => file),
    ).toEqual([]);
  });
  test('no two files share a key', () => {
    expect(new Set(plan.map(({key}) => key)).size).toBe(plan.length);
  });
});

describe('publish', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'x2-publish-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  const release = (name: string, files: Record<string, string>): string => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name, file)), {recursive: true});
      writeFileSync(join(folder, name, file), text);
    }
    return join(folder, name);
  };
  const one = () =>
    release('one', {
      'index.html': 'page 1',
      'old.html': 'gone soon',
      'assets/a.11111111.js': 'same',
      'assets/b.22222222.js': 'only in 1',
      'search-index/head.json': '1',
      'search-index/texts-1111111111/0.json': 'only in 1',
    });
  const two = () =>
    release('two', {
      'index.html': 'page 2',
      'assets/a.11111111.js': 'same',
      'assets/b.33333333.js': 'only in 2',
      'search-index/head.json': '2',
      'search-index/texts-2222222222/0.json': 'only in 2',
    });

  const three = () => release('three', {'index.html': 'page 3', 'assets/a.11111111.js': 'same', 'assets/b.44444444.js': 'only in 3'});
  const onlyInOne = ['assets/b.22222222.js', 'search-index/texts-1111111111/0.json'];
  const onlyInTwo = ['assets/b.33333333.js', 'search-index/texts-2222222222/0.json'];

  test('an old tab finds its assets and its part of the search index for a week after the release that replaced them, and no longer', () => {
    const root = join(folder, 'root');
    const start = Date.now();
    const replaced = start + 30 * DAY;
    publish(one(), root, start);
    expect(publish(two(), root, replaced).removed).toEqual(['old.html']);
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toBe('page 2');
    for (const file of onlyInOne) expect(existsSync(join(root, file)), file).toBe(true);
    expect(publish(two(), root, replaced + (KEEP_DAYS - 1) * DAY).removed, 'publishing a release again changes nothing').toEqual([]);
    expect(publish(two(), root, replaced + (KEEP_DAYS + 1) * DAY).removed).toEqual(onlyInOne);
    expect(existsSync(join(root, 'assets/a.11111111.js')), 'still in use, however old').toBe(true);
  });

  test('the files of each release are kept for a week after it is replaced, even if it was published again in between', () => {
    const root = join(folder, 'root');
    const start = Date.now() + 30 * DAY;
    publish(one(), root);
    publish(two(), root, start);
    expect(publish(three(), root, start + 2 * DAY).removed).toEqual(['search-index/head.json']);
    expect(publish(three(), root, start + (KEEP_DAYS + 1) * DAY).removed).toEqual(onlyInOne);
    publish(two(), root, start + (KEEP_DAYS + 1) * DAY);
    expect(publish(three(), root, start + 30 * DAY).removed).toEqual(['search-index/head.json']);
    expect(publish(three(), root, start + (30 + KEEP_DAYS + 1) * DAY).removed).toEqual(onlyInTwo);
  });

  test('files of an interrupted release are kept for a week too, because readers may have opened some of its pages', () => {
    const root = join(folder, 'root');
    const next = Date.now() + 30 * DAY;
    publish(one(), root);
    two();
    const stopped = release('two', {'stop.html': ''});
    // A folder in place of a file makes publishing fail.
    mkdirSync(join(root, 'stop.html/x'), {recursive: true});
    expect(() => publish(stopped, root, next)).toThrow();
    expect(readFileSync(join(root, 'index.html'), 'utf8')).toBe('page 2');
    rmSync(join(root, 'stop.html'), {recursive: true});
    expect(publish(three(), root, next).removed).toEqual(['old.html', 'search-index/head.json', 'stop.html.partial']);
    expect(publish(three(), root, next + (KEEP_DAYS - 1) * DAY).removed).toEqual([]);
    expect(publish(three(), root, next + (KEEP_DAYS + 1) * DAY).removed).toEqual([...onlyInOne, ...onlyInTwo].sort());
  });

  test('in a folder published by a version of the script that kept no record, all assets are kept for a week', () => {
    const root = one();
    const old = new Date(Date.now() - 30 * DAY);
    onlyInOne.forEach((file) => utimesSync(join(root, file), old, old));
    expect(publish(two(), root).removed).toEqual(['old.html']);
  });

  test('a page is replaced atomically: a reader of the old one gets it to its end, and no partial file stays', () => {
    const root = join(folder, 'root');
    publish(one(), root);
    const reader = openSync(join(root, 'index.html'), 'r');
    publish(two(), root);
    expect(readFileSync(reader, 'utf8')).toBe('page 1');
    closeSync(reader);
    expect(listFiles(root, ['']).filter((file) => file.endsWith('.partial'))).toEqual([]);
  });

  test('pages come after everything they use and before listings, and each after its compressed variants', () => {
    const root = join(folder, 'root');
    const before = ['assets/a.11111111.js', 'img/a.png', 'index.html.0123abcd.dcz', 'index.html.br', 'index.html.gz'];
    const after = ['sitemap.xml', STUB];
    const build = release('whole', Object.fromEntries([...before, 'index.html', ...after].map((file) => [file, file])));
    // A folder in place of the page makes publishing fail there; what comes before is already copied.
    mkdirSync(join(root, 'index.html'), {recursive: true});
    expect(() => publish(build, root)).toThrow();
    expect([...before, ...after].filter((file) => existsSync(join(root, file)))).toEqual(before);
    rmSync(join(root, 'index.html'), {recursive: true});
    publish(build, root);
    expect(listFiles(build, ['']).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('after a release with another dictionary, the old one stays for a week, and what was made with it goes at once', async () => {
    const root = join(folder, 'root');
    const page = (text: string) => `<nav>${NAVIGATION}</nav>${text}`;
    for (const [name, shell] of [
      ['first', page('one')],
      ['second', page('two')],
    ] as const) {
      release(name, {'index.html': page('hello'), [SHELL_PAGE]: shell, 'assets/a.11111111.js': 'same'});
      await precompress(join(folder, name), {effort: 'fast'});
    }
    const [old, present] = ['first', 'second'].map((name) => findDictionary(join(folder, name))!);
    const dczIn = () => listFiles(root).filter((file) => file.endsWith('.dcz'));
    publish(join(folder, 'first'), root);
    expect(dczIn()).toContain(`index.html${old!.extension}`);
    publish(join(folder, 'second'), root);
    expect(dczIn().every((file) => file.endsWith(present!.extension))).toBe(true);
    expect(dczIn()).toContain(`index.html${present!.extension}`);
    expect([old!, present!].map(({path}) => existsSync(join(root, path)))).toEqual([true, true]);
    publish(join(folder, 'second'), root, Date.now() + (KEEP_DAYS + 1) * DAY);
    expect([old!, present!].map(({path}) => existsSync(join(root, path)))).toEqual([false, true]);
  });

  test('a file published again keeps its modification time, from which servers make its ETag', () => {
    const root = join(folder, 'root');
    const build = one();
    const built = new Date('2026-01-02T03:04:05Z');
    for (const file of ['index.html', 'assets/a.11111111.js']) utimesSync(join(build, file), built, built);
    publish(build, root);
    publish(build, root);
    for (const file of ['index.html', 'assets/a.11111111.js']) expect(statSync(join(root, file)).mtime, file).toEqual(built);
  });

  test('the command works through a symbolic link, as `current` often is', () => {
    symlinkSync(ROOT, join(folder, 'current'));
    const {status, stdout} = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(folder, 'current/scripts/deploy/publish.ts'), one(), join(folder, 'root')],
      {cwd: ROOT, encoding: 'utf8'},
    );
    expect([status, stdout]).toEqual([0, '6 files copied, 0 old ones removed\n']);
  });

  test('a folder that holds files but no published site is refused and left untouched', () => {
    const root = release('srv', {'other/index.html': '', 'x2p2p/index.html': '', 'x2p2p/assets/a.11111111.js': ''});
    const files = listFiles(root, ['']);
    expect(() => publish(one(), root)).toThrow(/no published site.*empty folder/);
    expect(listFiles(root, [''])).toEqual(files);
  });

  test('a second run at the same time stops before it changes anything, and says what to do', () => {
    const root = join(folder, 'root');
    publish(one(), root);
    writeFileSync(join(root, '.publishing'), '');
    const files = listFiles(root, ['']);
    expect(() => publish(two(), root)).toThrow(/Another run.*delete .*\.publishing/);
    expect(listFiles(root, [''])).toEqual(files);
    rmSync(join(root, '.publishing'));
    expect(publish(two(), root).removed).toEqual(['old.html']);
  });

  test('a failed run does not block the next one', () => {
    const root = join(folder, 'root');
    // A folder in place of a file makes publishing fail.
    mkdirSync(join(root, 'index.html'), {recursive: true});
    expect(() => publish(one(), root)).toThrow(/index\.html/);
    rmSync(join(root, 'index.html'), {recursive: true});
    publish(one(), root);
    expect(listFiles(root, ['']).filter((file) => file.startsWith('.'))).toEqual(['.release']);
  });

  test('a folder that is no built site is refused', () => {
    expect(() => publish(release('empty', {'a.txt': ''}), join(folder, 'root'))).toThrow(/npm run build/);
  });
});

test('precompressing twice does nothing the second time; a changed file gets new variants, a removed one loses them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'x2-precompress-'));
  const path = (name: string) => join(folder, name);
  writeFileSync(path('a.html'), 'text '.repeat(1000));
  writeFileSync(path('tiny.txt'), 'x');
  writeFileSync(path('b.css'), 'a{} '.repeat(100));
  await precompress(folder);
  expect([existsSync(path('a.html.br')), existsSync(path('a.html.gz')), existsSync(path('tiny.txt.br'))]).toEqual([true, true, false]);
  const first = statSync(path('a.html.br')).ctimeMs;
  await precompress(folder);
  expect(statSync(path('a.html.br')).ctimeMs).toBe(first);
  rmSync(path('b.css'));
  writeFileSync(path('a.html'), 'other '.repeat(1000));
  const later = new Date(statSync(path('a.html')).mtimeMs + 1);
  utimesSync(path('a.html'), later, later);
  const before = readFileSync(path('a.html.br'));
  await precompress(folder);
  expect(readFileSync(path('a.html.br')).equals(before)).toBe(false);
  expect(existsSync(path('b.css.br'))).toBe(false);
  rmSync(folder, {recursive: true});
});

test('precompressing with another dictionary replaces what was made with the one before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'x2-precompress-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(dirname(join(folder, SHELL_PAGE)), {recursive: true});
  const shell = (text: string) => writeFileSync(join(folder, SHELL_PAGE), `<nav>${NAVIGATION}</nav>${text}`);
  const dczIn = () => listFiles(folder).filter((file) => file.endsWith('.dcz'));
  writeFileSync(join(folder, 'index.html'), `<nav>${NAVIGATION}</nav>`);
  shell('one');
  const {pages} = await precompress(folder);
  expect(pages!.dictionary).toBeLessThan(pages!.brotli);
  const first = dczIn();
  expect(first).toContain(`index.html${findDictionary(folder)!.extension}`);
  shell('two');
  await precompress(folder);
  expect(dczIn()).toContain(`index.html${findDictionary(folder)!.extension}`);
  expect(dczIn().filter((file) => first.includes(file))).toEqual([]);
  rmSync(join(folder, SHELL_PAGE));
  expect(await precompress(folder)).not.toHaveProperty('pages');
  expect(dczIn()).toEqual([]);
  rmSync(folder, {recursive: true});
});
