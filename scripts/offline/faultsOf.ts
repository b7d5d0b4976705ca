import type {Printed} from './printBook.ts';
import type {ReadPdf} from './readPdf.ts';

/** Readers of a PDF and browsers tell spaces differently. */
const plain = (text: string): string => text.replaceAll(/[\s\u200b]+/g, '').normalize('NFKC');

/** What a PDF lacks of the document it was printed from, a sentence each. */
export function faultsOf({headings, anchors}: Pick<Printed, 'headings' | 'anchors'>, pdf: ReadPdf): string[] {
  const faults: string[] = [];
  if (!(pdf.pages > 0)) faults.push('It has no pages.');
  if (headings.length === 0) faults.push('It has no headings.');
  const outline = pdf.outline.map(plain);
  const wanted = headings.map(plain);
  const differs = wanted.findIndex((heading, index) => heading !== outline[index]);
  if (differs >= 0) faults.push(`The outline says ${outline[differs] ?? 'nothing'} where the heading is ${wanted[differs]}.`);
  else if (outline.length > wanted.length) faults.push(`The outline goes on after the last heading: ${outline[wanted.length]}.`);
  const there = new Set(pdf.anchors);
  faults.push(
    ...anchors.filter((anchor) => !there.has(anchor)).map((anchor) => `A link leads to #${anchor}, which the PDF does not have.`),
  );
  if (pdf.fonts.length === 0) faults.push('It has no fonts.');
  faults.push(...pdf.fonts.filter(({isEmbedded}) => !isEmbedded).map(({name}) => `The font ${name} is not embedded.`));
  return faults;
}
