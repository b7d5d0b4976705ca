import {readFileSync, readdirSync} from 'node:fs';
import {basename, extname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {collectFences} from './collectFences.ts';
import type {Snippet} from './snippet.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Language of a sample file, by its extension; by its name where there is none. */
const languageOfFile: Readonly<Record<string, string>> = {
  '.kt': 'kotlin',
  '.kts': 'kotlin',
  '.java': 'java',
  '.swift': 'swift',
  '.m': 'objectivec',
  '.h': 'c',
  '.cpp': 'cpp',
  '.cs': 'csharp',
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.vue': 'vue',
  '.html': 'html',
  '.xml': 'xml',
  '.plist': 'xml',
  '.json': 'json',
  '.yaml': 'yaml',
  '.sh': 'bash',
  '.pro': 'properties',
  '.conf': 'nginx',
  'CMakeLists.txt': 'cmake',
  Caddyfile: 'caddy',
};

/** Every sample file below `site/examples/<folder>`. */
export function sampleFiles(folder = ''): Snippet[] {
  return filesBelow(join(ROOT, 'site/examples', folder)).map((file) => {
    const where = relative(ROOT, file);
    const language = languageOfFile[basename(file)] ?? languageOfFile[extname(file)];
    if (!language) throw new Error(`${where}: tests/snippets does not know this kind of file.`);
    return {where, language, code: readFileSync(file, 'utf8')};
  });
}

/** Every fenced block of every written page; the generated reference (`site/api/x2-*`) has its own tests. */
export function pageFences(): Snippet[] {
  return ['site/docs', 'site/blog', 'site/api', 'site/src/pages']
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter((file) => /\.mdx?$/.test(file))
    .filter((file) => !relative(ROOT, file).startsWith(join('site', 'api', 'x2-')))
    .flatMap((file) => collectFences(readFileSync(file, 'utf8'), relative(ROOT, file)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
