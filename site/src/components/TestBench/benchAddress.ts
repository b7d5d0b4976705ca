import type {Address} from '../../address/addressState.ts';
import type {BenchEngine} from './bench.ts';
import {benchMethods, DEFAULT_METHOD, type BenchMethod} from './methods.ts';

/** Engine, and one of its methods by name. */
export type BenchChoice = {readonly engine: BenchEngine; readonly method: string};

export const engineNames: Readonly<Record<BenchEngine, string>> = {hlsjs: 'x2-hlsjs', shaka: 'x2-shaka'};
const engines = Object.keys(engineNames) as BenchEngine[];

export const findMethod = ({engine, method}: BenchChoice): BenchMethod | undefined => benchMethods[engine].find(({name}) => name === method);

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** Every entry of the reference links to its own call. Which methods there are depends on the engine. */
export const benchAddress: Address<BenchChoice> = {
  defaults: {engine: 'hlsjs', method: DEFAULT_METHOD},
  parse: (search) => {
    const query = new URLSearchParams(search);
    const [askedEngine, askedMethod] = [query.get('engine'), query.get('method')];
    const engine = engines.find((name) => name === askedEngine) ?? 'hlsjs';
    const method = findMethod({engine, method: askedMethod ?? DEFAULT_METHOD});
    const problems: string[] = [];
    if (askedEngine !== null && askedEngine !== engine) problems.push(`地址里的引擎「${shorten(askedEngine)}」测试台没有，已改用 ${engineNames[engine]}。`);
    if (askedMethod !== null && !method) {
      const other = engines.find((name) => findMethod({engine: name, method: askedMethod}));
      problems.push(`地址里的方法「${shorten(askedMethod)}」${engineNames[engine]} 没有${other ? `，${engineNames[other]} 才有` : ''}，已改用 ${DEFAULT_METHOD}。`);
    }
    return {values: {engine, method: method?.name ?? DEFAULT_METHOD}, problems};
  },
  toSearch: ({engine, method}) => `?${new URLSearchParams(engine === 'shaka' ? {engine, method} : {method})}`,
  // The address leaves nothing out.
  isWhole: () => true,
  restore: () => undefined,
};
