import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative, resolve} from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';
import {Trouble} from '@x2p2p/command/Trouble';

export type Built = {
  readonly dist: string;
  /** Of the package in the folder. */
  readonly version: string;
  readonly remove: () => void;
};

const run = promisify(execFile);
const LEFT_BEHIND = ['node_modules', 'dist', '.git'];
const BUILD_MS = 120_000;
const INSTALL_MS = 300_000;
const LINES_OF_A_FAILURE = 12;

/** Builds a copy of the folder with its own Vite, which reads the folder's node_modules. */
export async function buildProject(folder: string, name: string): Promise<Built> {
  const project = resolve(folder);
  if (!existsSync(project)) throw new Trouble(`没有 ${folder} 这个目录。`);
  const missing = ['index.html', 'package.json'].find((file) => !existsSync(join(project, file)));
  if (missing) throw new Trouble(`${folder} 不是 Vite 项目：里面没有 ${missing}。`);
  // Here and not in the copy: a tarball may be named by a path relative to the folder.
  if (!existsSync(join(project, 'node_modules'))) {
    const install = run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {cwd: project, timeout: INSTALL_MS});
    await install.catch((error: unknown) => fail('npm install', error));
  }
  const modules = join(project, 'node_modules');
  const vite = join(modules, 'vite/bin/vite.js');
  if (!existsSync(vite)) throw new Trouble(`${folder} 不是 Vite 项目：node_modules 里没有 vite。`);
  const manifest = join(modules, name, 'package.json');
  if (!existsSync(manifest)) throw new Trouble(`${folder} 没有装 ${name}。`);

  const copy = mkdtempSync(join(tmpdir(), 'x2-graded-'));
  const remove = () => rmSync(copy, {recursive: true, force: true});
  try {
    cpSync(project, copy, {recursive: true, filter: (file) => !LEFT_BEHIND.includes(relative(project, file))});
    symlinkSync(modules, join(copy, 'node_modules'));
    const args = ['build', '--base', '/', '--outDir', 'dist', '--emptyOutDir', '--logLevel', 'warn'];
    await run(process.execPath, [vite, ...args], {cwd: copy, timeout: BUILD_MS, env: {...process.env, NODE_ENV: 'production'}});
  } catch (error) {
    remove();
    fail('vite build', error);
  }
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return {dist: join(copy, 'dist'), version, remove};
}

function fail(what: string, error: unknown): never {
  const {stdout = '', stderr = ''} = error as {readonly stdout?: string; readonly stderr?: string};
  const said = stripVTControlCharacters(`${stdout}\n${stderr}`).trim().split('\n').slice(-LINES_OF_A_FAILURE).join('\n');
  throw new Trouble(`${what} 没有成功：\n${said || String(error)}`);
}
