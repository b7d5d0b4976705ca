import {mapConfig, type Mapping} from './mapConfig.ts';
import {readLiteral} from './readLiteral.ts';

export type Imported = {readonly mapping: Mapping} | {readonly problem: string};

/** From pasted text to settings. The page loads this, with its parser, when the reader first imports something. */
export function importConfig(text: string): Imported {
  const literal = readLiteral(text);
  if ('problem' in literal) return literal;
  const mapping = mapConfig(literal.value, literal.skipped);
  return mapping ? {mapping} : {problem: '认不出这是哪一家的配置：没有一个键是 p2p-media-loader 或 CDNBye 的选项。'};
}
