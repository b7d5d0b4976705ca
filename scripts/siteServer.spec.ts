import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hashOf} from './deploy/inlineScripts.ts';
import {createSiteServer, listen} from './siteServer.ts';

let folder: string;
let server: Server;
let origin: string;

/** Three kinds of page, each with the inline script of its build. */
function build(script: string, to = folder): void {
  mkdirSync(join(to, 'privacy'), {recursive: true});
  for (const page of ['index.html', 'intro.html', 'privacy/index.html', '404.html'])
    writeFileSync(join(to, page), `<script>${script}</script>`);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'x2-serve-'));
  build('first()');
  server = createSiteServer(folder);
  origin = await listen(server, 0);
});
afterEach(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

const policyAt = async (path: string) => (await fetch(origin + path)).headers.get('content-security-policy')!;

test.each(['/', '/intro', '/intro?a=b', '/nowhere'])(
  'after a new build while the server runs, %s comes with the policy of the new scripts',
  async (path) => {
    expect(await policyAt(path)).toContain(hashOf('first()'));
    build('second()');
    const policy = await policyAt(path);
    expect(policy).toContain(hashOf('second()'));
    expect(policy).not.toContain(hashOf('first()'));
  },
);

test('a build that is copied in with its old times is noticed too', async () => {
  const other = mkdtempSync(join(tmpdir(), 'x2-other-'));
  build('second()', other);
  await pause(20);
  await policyAt('/intro');
  cpSync(other, folder, {recursive: true, preserveTimestamps: true});
  rmSync(other, {recursive: true});
  expect(await policyAt('/intro')).toContain(hashOf('second()'));
});

test('after a request in the middle of a build, pages that the build writes later are read again', async () => {
  writeFileSync(join(folder, 'index.html'), '<script>second()</script>');
  expect(await policyAt('/')).toContain(hashOf('second()'));
  writeFileSync(join(folder, 'intro.html'), '<script>third()</script>');
  expect(await policyAt('/intro')).toContain(hashOf('third()'));
});

test('while a build cannot be served, answers carry the policy from before', async () => {
  writeFileSync(join(folder, 'intro.html'), '<button onclick="go()">');
  expect(await policyAt('/intro')).toContain(hashOf('first()'));
  build('second()');
  expect(await policyAt('/intro')).toContain(hashOf('second()'));
});

test('pages are not read again for each answer', async () => {
  await pause(20);
  await policyAt('/');
  writeFileSync(join(folder, 'intro.html'), '<script>second()</script>');
  expect(await policyAt('/')).not.toContain(hashOf('second()'));
});

test.each(['/%E0%A4%A', '/%00', `/${'a'.repeat(300)}`])('an address that no file can have, %s, is answered', async (path) => {
  expect([400, 404]).toContain((await fetch(origin + path)).status);
});

test('a page with Markdown is sent as who asks prefers, and says that it depends on that', async () => {
  writeFileSync(join(folder, 'intro.md'), '# Intro');
  writeFileSync(join(folder, 'index.md'), '# Home');
  const answerTo = async (path: string, accept: string) => {
    const response = await fetch(origin + path, {headers: {accept}});
    return [response.headers.get('content-type'), response.headers.get('vary'), (await response.text()).slice(0, 7)];
  };
  const both = 'Accept, Accept-Encoding';
  expect(await answerTo('/intro?a=b', 'text/markdown')).toEqual(['text/markdown; charset=utf-8', both, '# Intro']);
  expect(await answerTo('/', 'text/markdown')).toEqual(['text/markdown; charset=utf-8', both, '# Home']);
  expect(await answerTo('/intro', 'text/html')).toEqual(['text/html; charset=utf-8', both, '<script']);
  expect(await answerTo('/privacy', 'text/markdown')).toEqual(['text/html; charset=utf-8', 'Accept-Encoding', '<script']);
});

test('only a server with a tracker says that it has one', async () => {
  expect((await fetch(`${origin}/announce`)).status).toBe(404);
  const room = createSiteServer(folder, {hasTracker: true});
  try {
    const answer = await fetch(`${await listen(room, 0)}/announce`);
    expect(await answer.json()).toEqual({kind: 'x2-lab-tracker', addresses: expect.any(Array)});
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  } finally {
    room.close();
  }
});
