import type {Address} from '../../address/addressState.ts';
import type {BenchEngine} from './bench.ts';
import {benchMethods, DEFAULT_METHOD, type BenchMethod} from './methods.ts';

/** Engine, and one of its methods by name. */
export type BenchChoice = {readonly engine: BenchEngine; readonly method: string};

export type BenchValues = BenchChoice & {
  /** Arguments as typed, by the name of their method. They may hold a token, and stay out of the address. */
  readonly edited: Readonly<Record<string, string>>;
};

export const engineNames: Readonly<Record<BenchEngine, string>> = {hlsjs: 'x2-hlsjs', shaka: 'x2-shaka'};
const engines = Object.keys(engineNames) as BenchEngine[];

export const findMethod = ({engine, method}: BenchChoice): BenchMethod | undefined =>
  benchMethods[engine].find(({name}) => name === method);

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const isValues = (typed: unknown): typed is BenchValues => {
  if (typeof typed !== 'object' || typed === null) return false;
  const {engine, method, edited} = typed as BenchChoice & {edited: unknown};
  const isKnown = engines.includes(engine) && findMethod({engine, method}) !== undefined;
  return isKnown && typeof edited === 'object' && edited !== null && Object.values(edited).every((text) => typeof text === 'string');
};

const write = ({engine, method}: BenchChoice): string => `?${new URLSearchParams(engine === 'shaka' ? {engine, method} : {method})}`;

/** Every entry of the reference links to its own call. Which methods there are depends on the engine. */
export const benchAddress: Address<BenchValues> = {
  defaults: {engine: 'hlsjs', method: DEFAULT_METHOD, edited: {}},
  parse: (search) => {
    const query = new URLSearchParams(search);
    const [askedEngine, askedMethod] = [query.get('engine'), query.get('method')];
    const engine = engines.find((name) => name === askedEngine) ?? 'hlsjs';
    const method = findMethod({engine, method: askedMethod ?? DEFAULT_METHOD});
    const problems: string[] = [];
    if (askedEngine !== null && askedEngine !== engine)
      problems.push(`地址里的引擎「${shorten(askedEngine)}」测试台没有，已改用 ${engineNames[engine]}。`);
    if (askedMethod !== null && !method) {
      const other = engines.find((name) => findMethod({engine: name, method: askedMethod}));
      problems.push(
        `地址里的方法「${shorten(askedMethod)}」${engineNames[engine]} 没有${other ? `，${engineNames[other]} 才有` : ''}，已改用 ${DEFAULT_METHOD}。`,
      );
    }
    return {values: {engine, method: method?.name ?? DEFAULT_METHOD, edited: {}}, problems};
  },
  toSearch: write,
  isWhole: ({edited}) => Object.keys(edited).length === 0,
  restore: (search, typed) => (isValues(typed) && (search === undefined || write(typed) === search) ? typed : undefined),
};
