import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = ['site', 'plugins', 'packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** What is not source; installed packages are linked instead. */
const LEFT_OUT = /(^|[\\/])(node_modules|\.docusaurus|site[\\/]build(-[^\\/]+)?)$/;

/** A copy of all that the site is built from, in a temporary folder, in which a test may change files. */
export class SiteCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'x2-site-')));

  constructor() {
    for (const part of PARTS)
      cpSync(join(ROOT, part), join(this.root, part), {recursive: true, verbatimSymlinks: true, filter: (path) => !LEFT_OUT.test(path)});
    for (const folder of ['node_modules', 'site/node_modules']) if (existsSync(join(ROOT, folder))) this.link(folder);
  }

  /** Installed packages are links to those of the repository; a workspace, itself a link, is the one of this copy. */
  private link(folder: string): void {
    mkdirSync(join(this.root, folder));
    for (const entry of readdirSync(join(ROOT, folder), {withFileTypes: true})) {
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(ROOT, path)), join(this.root, path), 'junction');
      else if (entry.name.startsWith('@')) this.link(path);
      else symlinkSync(join(ROOT, path), join(this.root, path), 'junction');
    }
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  /** Changes a file; the change must do something. */
  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`${path} is as it was.`);
    writeFileSync(join(this.root, path), after);
  }

  add(fixture: URL, path: string): void {
    cpSync(fixture, join(this.root, path));
  }

  remove(path: string): void {
    rmSync(join(this.root, path));
  }

  /** Runs a program of an installed package; what it says, and whether it succeeded. */
  run(program: string, args: readonly string[], folder = ''): {readonly isDone: boolean; readonly output: string} {
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      SKIP_HTML_MINIFICATION: 'true',
    };
    const {status, stdout, stderr} = spawnSync(process.execPath, [join(this.root, 'node_modules', program), ...args], {
      cwd: join(this.root, folder),
      encoding: 'utf8',
      env,
    });
    return {isDone: status === 0, output: stdout + stderr};
  }

  delete(): void {
    rmSync(this.root, {recursive: true, force: true});
  }
}
