import {execFileSync} from 'node:child_process';
import {load} from 'cheerio';

/** What poppler's programs, which know nothing of Chromium, read in a PDF. */
export type ReadPdf = {
  readonly pages: number;
  /** Titles in order. */
  readonly outline: readonly string[];
  readonly anchors: readonly string[];
  readonly fonts: readonly {readonly name: string; readonly isEmbedded: boolean}[];
};

/** The programs come in one package, `poppler-utils`. */
export function readPdf(path: string): ReadPdf {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, [...args, path], {encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore']});
  const $ = load(run('pdftohtml', '-xml', '-i', '-stdout', '-f', '1', '-l', '1'), {xml: true});
  return {
    pages: Number(/^Pages:\s+(\d+)/m.exec(run('pdfinfo'))?.[1]),
    outline: $('outline > item')
      .toArray()
      .map((item) => $(item).text()),
    anchors: [...run('pdfinfo', '-dests').matchAll(/^.*\] "(.*)"$/gm)].map(([, name]) => name!),
    fonts: readFonts(run('pdffonts')),
  };
}

/** A line for each font below two of a head; before the last five words stand `emb sub uni`. */
export const readFonts = (table: string): ReadPdf['fonts'] =>
  table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => ({name: line.split(/\s+/)[0]!, isEmbedded: line.trim().split(/\s+/).at(-5) === 'yes'}));
