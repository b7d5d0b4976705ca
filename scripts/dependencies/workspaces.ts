import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {listFiles} from '../listFiles.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const SOURCE = /\.(?:m?[jt]s|[jt]sx|vue|mdx)$/;
/** Written by builds, or served as they are. */
const NOT_SOURCE = new Set(['node_modules', 'dist', 'build', 'build-variant', 'static']);

export interface Workspace {
  /** From the root of the repository; the root itself is ''. */
  folder: string;
  /** What its `package.json` names. */
  named: ReadonlySet<string>;
  /** Code and pages, from the root of the repository. */
  files: readonly string[];
}

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>> & {workspaces?: string[]};

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
const isWorkspace = (folder: string) => existsSync(join(ROOT, folder, 'package.json'));

const members = manifestOf('')
  .workspaces!.flatMap((pattern) =>
    pattern.endsWith('/*') ? readdirSync(join(ROOT, pattern.slice(0, -2))).map((name) => pattern.slice(0, -1) + name) : [pattern],
  )
  .filter(isWorkspace);

/** Folders with members are entered, the members are not. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isFile()) return SOURCE.test(path) ? [path] : [];
    if (!entry.isDirectory() || entry.name.startsWith('.') || NOT_SOURCE.has(entry.name) || members.includes(path)) return [];
    return members.some((member) => member.startsWith(`${path}/`))
      ? filesIn(path)
      : listFiles(ROOT, [path]).filter((file) => SOURCE.test(file));
  });
}

/** The root and its members. A file belongs to the innermost. */
export const workspaces: readonly Workspace[] = ['', ...members].map((folder) => {
  const {dependencies, devDependencies, peerDependencies} = manifestOf(folder);
  return {folder, named: new Set(Object.keys({...dependencies, ...devDependencies, ...peerDependencies})), files: filesIn(folder)};
});
