import {findConfig} from './findConfig.ts';
import {mapConfig, type Mapping} from './mapConfig.ts';
import {parseCode, parsePieces, unfitText} from '../../shared/parseCode.ts';

export type Imported = {readonly mapping: Mapping} | {readonly problem: string};

/** From pasted text to settings. The page loads this, with its parser, when the reader first imports something. */
export function importConfig(text: string): Imported {
  const unfit = unfitText(text);
  if (unfit) return {problem: unfit};
  try {
    const whole = parseCode(text);
    // A piece of an object, `p2p: {core: {…}}`, is a program by chance: labels and blocks.
    for (const code of 'problem' in whole ? [parsePieces(text)] : [whole, parsePieces(text)]) {
      const found = findConfig(code);
      if (found) return {mapping: mapConfig(found, code.text)};
    }
    if ('problem' in whole) return whole;
    return text.includes('{')
      ? {problem: '认不出这是哪一家的配置：没有一个键是 p2p-media-loader 或 CDNBye 的选项。'}
      : {problem: '里面没有对象。粘贴 { 开头、} 结尾的那一段。'};
  } catch {
    return {problem: '这段代码读不出来，只粘贴配置对象那一段。'};
  }
}
