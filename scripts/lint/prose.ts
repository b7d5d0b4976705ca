import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {listFiles} from '../listFiles.ts';
import {readGlossary} from './glossary.ts';
import {lintPage} from './lintPage.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Pages that people write; generated reference is checked by its own tests. */
export const prosePages = () =>
  listFiles(ROOT, ['site/docs', 'site/blog', 'site/api', 'site/src/pages']).filter(
    (path) => /\.mdx?$/.test(path) && !path.startsWith('site/api/x2-'),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const glossary = readGlossary();
  const files = process.argv.length > 2 ? process.argv.slice(2) : prosePages().map((path) => ROOT + path);
  const findings = files.flatMap((path) => lintPage(path, readFileSync(path, 'utf8'), glossary).map((finding) => ({path, ...finding})));
  for (const {path, line, rule, message} of findings) console.log(`${path}:${line}  ${rule}  ${message}`);
  console.log(`${files.length} files, ${findings.length} findings`);
  if (files.length === 0 || findings.length > 0) process.exitCode = 1;
}
