import type {BenchEngine} from './bench';
import {benchMethods, DEFAULT_METHOD, type BenchMethod} from './methods';

export type BenchChoice = {readonly engine: BenchEngine; readonly method: BenchMethod};

export const engineNames: Readonly<Record<BenchEngine, string>> = {hlsjs: 'x2-hlsjs', shaka: 'x2-shaka'};
const engines = Object.keys(engineNames) as BenchEngine[];

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** What the address asks for, and one sentence for each thing that there is not: then the first example is chosen. */
export function readBenchAddress(search: string): {readonly choice: BenchChoice; readonly problems: readonly string[]} {
  const query = new URLSearchParams(search);
  const [askedEngine, askedMethod] = [query.get('engine'), query.get('method')];
  const find = (engine: BenchEngine, name: string) => benchMethods[engine].find((method) => method.name === name);
  const engine = engines.find((name) => name === askedEngine) ?? 'hlsjs';
  const method = find(engine, askedMethod ?? DEFAULT_METHOD);
  const choice = {engine, method: method ?? find(engine, DEFAULT_METHOD)!};
  const problems: string[] = [];
  if (askedEngine !== null && askedEngine !== engine) problems.push(`地址里的引擎「${shorten(askedEngine)}」测试台没有，已改用 ${engineNames[engine]}。`);
  if (askedMethod !== null && !method) {
    const other = engines.find((name) => find(name, askedMethod));
    problems.push(`地址里的方法「${shorten(askedMethod)}」${engineNames[engine]} 没有${other ? `，${engineNames[other]} 才有` : ''}，已改用 ${DEFAULT_METHOD}。`);
  }
  return {choice, problems};
}

export function toBenchAddress(engine: BenchEngine, method: string): string {
  return `?${new URLSearchParams(engine === 'shaka' ? {engine, method} : {method})}`;
}
