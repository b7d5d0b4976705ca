import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {isMain} from '../isMain.ts';
import {listFiles} from '../listFiles.ts';
import {readGlossary} from './glossary.ts';
import {lintPage} from './lintPage.ts';
import {lintStrings} from './lintStrings.ts';
import {maskCode, maskComments} from './maskCode.ts';
import {checkNamedTests} from './namedTests.ts';
import {fixPunctuation} from './punctuation.ts';
import {fixSpacing} from './spacing.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Everything readers of the site see and people write; generated reference has its own tests. */
export function proseFiles(): string[] {
  return listFiles(ROOT, ['site/docs', 'site/agents', 'site/blog', 'site/api', 'site/src', 'site/config']).filter(
    (path) => /\.(mdx?|tsx?)$/.test(path) && !/\.(spec|d)\.ts$|^site\/api\/x2-|README\.md$/.test(path),
  );
}

export const isPage = (path: string) => /\.mdx?$/.test(path);

const glossary = readGlossary();

export function lintFile(path: string, source: string) {
  return [...(isPage(path) ? lintPage(source, glossary) : lintStrings(source, glossary)), ...checkNamedTests(source)];
}

/** Mends spacing and punctuation, which have one right form; ids and words are for the writer. */
function fixFile(path: string, source: string): string {
  const mask = isPage(path) ? maskCode : maskComments;
  const punctuated = fixPunctuation(source, mask(source));
  return fixSpacing(punctuated, isPage(path) ? 'markdown' : 'tsx');
}

// `npm run lint [-- --fix] [files…]`
if (isMain(import.meta)) {
  const {values, positionals} = parseArgs({options: {fix: {type: 'boolean', default: false}}, allowPositionals: true});
  const files = positionals.length > 0 ? positionals : proseFiles().map((path) => ROOT + path);
  let count = 0;
  for (const path of files) {
    if (!existsSync(path)) {
      console.log(`${path} is not there: name files that are, or none for all.`);
      count += 1;
      continue;
    }
    let source = readFileSync(path, 'utf8');
    const fixed = values.fix ? fixFile(path, source) : source;
    if (fixed !== source) writeFileSync(path, (source = fixed));
    for (const {line, rule, message} of lintFile(path, source)) {
      console.log(`${path}:${line}  ${rule}  ${message}`);
      count += 1;
    }
  }
  console.log(`${files.length} files, ${count} findings`);
  if (files.length === 0 || count > 0) process.exitCode = 1;
}
