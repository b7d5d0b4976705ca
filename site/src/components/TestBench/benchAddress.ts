import type {Address} from '../../address/addressState.ts';
import {productOf, webProducts, type WebId} from '../../data/products.ts';
import {benchMethods, DEFAULT_METHOD, type BenchMethod} from './methods.ts';

/** Engine, and one of its methods by name. */
export type BenchChoice = {readonly engine: WebId; readonly method: string};

export type BenchValues = BenchChoice & {
  /** Arguments as typed, by the name of their method. They may hold a token, and stay out of the address. */
  readonly edited: Readonly<Record<string, string>>;
};

const engines = webProducts.map(({id}) => id);
export const engineName = (engine: WebId): string => productOf(engine).package;

/** An address calls an engine by its package: `shaka` is x2-shaka, `hlsjs` is x2-hlsjs. */
const nameInAddress = (engine: WebId): string => engineName(engine).replace('x2-', '');

export const findMethod = ({engine, method}: BenchChoice): BenchMethod | undefined =>
  benchMethods[engine].find(({name}) => name === method);

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const isValues = (typed: unknown): typed is BenchValues => {
  if (typeof typed !== 'object' || typed === null) return false;
  const {engine, method, edited} = typed as BenchChoice & {edited: unknown};
  const isKnown = engines.includes(engine) && findMethod({engine, method}) !== undefined;
  return isKnown && typeof edited === 'object' && edited !== null && Object.values(edited).every((text) => typeof text === 'string');
};

/** The engine that an address need not name. */
const DEFAULT_ENGINE: WebId = 'hls';

const write = ({engine, method}: BenchChoice): string =>
  `?${new URLSearchParams(engine === DEFAULT_ENGINE ? {method} : {engine: nameInAddress(engine), method})}`;

/** Every entry of the reference links to its own call. Which methods there are depends on the engine. */
export const benchAddress: Address<BenchValues> = {
  defaults: {engine: DEFAULT_ENGINE, method: DEFAULT_METHOD, edited: {}},
  parse: (search) => {
    const query = new URLSearchParams(search);
    const [askedEngine, askedMethod] = [query.get('engine'), query.get('method')];
    const engine = engines.find((name) => nameInAddress(name) === askedEngine) ?? DEFAULT_ENGINE;
    const method = findMethod({engine, method: askedMethod ?? DEFAULT_METHOD});
    const problems: string[] = [];
    if (askedEngine !== null && askedEngine !== nameInAddress(engine))
      problems.push(`地址里的引擎「${shorten(askedEngine)}」测试台没有，已改用 ${engineName(engine)}。`);
    if (askedMethod !== null && !method) {
      const other = engines.find((name) => findMethod({engine: name, method: askedMethod}));
      problems.push(
        `地址里的方法「${shorten(askedMethod)}」${engineName(engine)} 没有${other ? `，${engineName(other)} 才有` : ''}，已改用 ${DEFAULT_METHOD}。`,
      );
    }
    return {values: {engine, method: method?.name ?? DEFAULT_METHOD, edited: {}}, problems};
  },
  toSearch: write,
  isWhole: ({edited}) => Object.keys(edited).length === 0,
  restore: (search, typed) => (isValues(typed) && (search === undefined || write(typed) === search) ? typed : undefined),
};
