import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {buildProject} from './buildProject.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true, force: true})));

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'x2-build-project-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const page = {'index.html': '<!doctype html>', 'package.json': '{"private": true}'};
const vite = (script: string) => ({...page, 'node_modules/vite/bin/vite.js': script});
const installed = (script: string) => ({...vite(script), 'node_modules/x2-hlsjs/package.json': '{"version": "1.2.3"}'});
const build = (files: Readonly<Record<string, string>>) => buildProject(folderOf(files), 'x2-hlsjs');

test('a folder that is not there, or not whole', async () => {
  await expect(buildProject('/no/such/folder', 'x2-hlsjs')).rejects.toThrow('没有 /no/such/folder 这个目录。');
  await expect(build({'package.json': '{}'})).rejects.toThrow('不是 Vite 项目：里面没有 index.html。');
  await expect(build({...page, 'node_modules/other/package.json': '{}'})).rejects.toThrow('不是 Vite 项目：node_modules 里没有 vite。');
  await expect(build(vite(''))).rejects.toThrow('没有装 x2-hlsjs。');
});

test('what has no node_modules is installed first', async () => {
  await expect(build({...page, 'package.json': 'no JSON'})).rejects.toThrow(/^npm install 没有成功：\n.*JSON/s);
});

test('a build that fails says its last lines, and leaves nothing behind', async () => {
  const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('x2-graded-'));
  const before = copies();
  const script = 'for (let line = 1; line <= 30; line++) console.error(`line ${line}`); process.exitCode = 1;';
  const failure = await build(installed(script)).catch((error: unknown) => String(error));
  expect(failure).toMatch(/vite build 没有成功：\nline 19\n.*line 30$/s);
  expect(copies().filter((name) => !before.includes(name))).toEqual([]);
});

test('a copy is built, without what was built before; the folder stays as it is', async () => {
  const script = `
    const fs = require('node:fs');
    const old = fs.existsSync('dist');
    fs.mkdirSync('dist', {recursive: true});
    fs.writeFileSync('dist/said.json', JSON.stringify({old, mode: process.env.NODE_ENV, kept: fs.existsSync('src/dist/part.js')}));
  `;
  const folder = folderOf({...installed(script), 'dist/index.html': 'old', 'src/dist/part.js': ''});
  const {dist, version, remove} = await buildProject(folder, 'x2-hlsjs');
  expect(version).toBe('1.2.3');
  expect(JSON.parse(readFileSync(join(dist, 'said.json'), 'utf8'))).toEqual({old: false, mode: 'production', kept: true});
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  remove();
  expect(existsSync(dist)).toBe(false);
  expect(existsSync(join(folder, 'node_modules/vite/bin/vite.js')), 'the link is gone, not what it leads to').toBe(true);
});
