import {foldCase} from './foldText.ts';

export interface LatinTerms {
  /** The word in lower case without its joiners: `hls.js` gives `hlsjs`. */
  whole: string;
  /** What it is made of, when that is more than one piece: `applyDynamicConfig` gives apply, dynamic, config. */
  parts: string[];
}

const VERSION = /^v?(\d+(?:\.\d+)+)$/i;

/** Terms of one Latin word. Versions keep their dots, so that 2.2.2 does not become the number 222. */
export function latinTerms(word: string): LatinTerms {
  const version = VERSION.exec(word)?.[1];
  if (version) return {whole: version, parts: []};
  const pieces = word
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z0-9])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .map(foldCase);
  const parts = pieces.filter((piece) => piece.length > 1);
  return {whole: pieces.join(''), parts: parts.length > 1 || (parts.length === 1 && pieces.length > 1) ? parts : []};
}
