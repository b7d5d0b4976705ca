/** A language a signature is written in; also the language of its code block. */
export type NativeLanguage = 'kotlin' | 'java' | 'swift' | 'objectivec' | 'c' | 'csharp';

/** A language that the configuration tool writes. */
export type WrittenLanguage = 'kotlin' | 'swift' | 'c';

type Row = {
  /** The product's one name in code, in file names and wherever an address names it, but for the exceptions below. */
  readonly id: string;
  /** As readers know it. */
  readonly name: string;
  /** Its three pages stand in `site/docs/<folder>/`. */
  readonly folder: `${string}-sdk`;
  /** The last part of the address of its category page, where that is not `folder`. */
  readonly category?: string;
  /** Its value among the tabs `platform`, and its anchor on the home page, where that is not `id`. */
  readonly tab?: string;
  /** Pages about one subject each, beside the three that every SDK has, in the order in which they are read. */
  readonly subjects?: readonly string[];
  /** What its category page says of it. */
  readonly summary: string;
  /** Languages and players, in a few words. */
  readonly players: string;
  /** The line by which an application starts to use it. */
  readonly entry: string;
  /** How readers name it when they search. */
  readonly searched: RegExp;
  /** What its pages are worth in a search when nothing is known about the reader; default: 1. */
  readonly prior?: number;
};

type WebRow = Row & {
  readonly family: 'web';
  readonly statement: 'verified';
  /** The npm package, in `packages/`; also the name of its reference. */
  readonly package: `x2-${string}`;
};

type NativeRow = Row & {
  readonly family: 'native';
  readonly statement: 'contract';
  /** The version of the contract in `site/src/data/sdk/<id>.ts`. */
  readonly contract: string;
  /** The languages of its signatures. The configuration tool writes the first. */
  readonly languages: readonly [WrittenLanguage, ...NativeLanguage[]];
  /** How its interface spells the names of options and statistics. */
  readonly spelling: 'camelCase' | 'snake_case';
};

/**
 * Every SDK, in the order in which readers meet them: the one list from which the sidebar, redirects, search, feeds, tools, texts that
 * count, and tests are made. `statement` is the kind of statement that its pages make: see CONTRIBUTING, "Three kinds of statement".
 */
const rows = [
  {
    id: 'hls',
    name: 'HLS.js',
    family: 'web',
    statement: 'verified',
    folder: 'hls-sdk',
    category: 'hlsjs-sdk',
    tab: 'hls.js',
    package: 'x2-hlsjs',
    subjects: ['production', 'frameworks', 'tuning', 'swarms', 'csp', 'integrity', 'tracker'],
    summary: '在浏览器里配合 hls.js 使用：最小样例、生产样例、调优，全部选项与事件，版本记录。',
    players: '浏览器 · hls.js',
    entry: 'HlsJsP2PEngine.injectMixin(Hls)',
    // `hls` alone is the format, not the player.
    searched: /\bhls\.?js\b/i,
    prior: 1.12,
  },
  {
    id: 'shaka',
    name: 'Shaka Player',
    family: 'web',
    statement: 'verified',
    folder: 'shaka-player-sdk',
    package: 'x2-shaka',
    subjects: ['production'],
    summary: '在浏览器里配合 Shaka Player 使用，与 HLS.js 观众同处一个群组。',
    players: '浏览器 · Shaka Player',
    entry: 'engine.bindShakaPlayer(player)',
    searched: /\bshaka/i,
    prior: 1.06,
  },
  {
    id: 'android',
    name: 'Android',
    family: 'native',
    statement: 'contract',
    folder: 'android-sdk',
    contract: '1.1',
    languages: ['kotlin', 'java'],
    spelling: 'camelCase',
    summary: 'Kotlin 与 Java：本地代理加 Media3 ExoPlayer。',
    players: 'Kotlin / Java · Media3 ExoPlayer',
    entry: 'X2P2P.proxyUrl(url)',
    searched: /\b(android|kotlin|exo ?player|media3|gradle)\b|安卓/i,
  },
  {
    id: 'ios',
    name: 'iOS',
    family: 'native',
    statement: 'contract',
    folder: 'ios-sdk',
    contract: '2.0',
    languages: ['swift', 'objectivec'],
    spelling: 'camelCase',
    summary: 'Swift 与 Objective-C：本地代理加 AVPlayer。',
    players: 'Swift / Objective-C · AVPlayer',
    entry: 'X2P2P.proxyURL(for: url)',
    searched: /\b(ios|iphone|ipad|swift|xcode|avplayer|objective-?c)\b|苹果/i,
  },
  {
    id: 'windows',
    name: 'Windows',
    family: 'native',
    statement: 'contract',
    folder: 'windows-sdk',
    contract: '1.1',
    languages: ['c', 'csharp'],
    spelling: 'snake_case',
    summary: 'C++17 与 C#：本地代理加 libmpv 或 libVLC。',
    players: 'C++17 / C# · libmpv / libVLC',
    entry: 'x2p2p_proxy_url(…)',
    searched: /\b(windows|win32|wpf|cmake)\b|\bc#|\bc\+\+|\.net\b/i,
  },
] as const satisfies readonly (WebRow | NativeRow)[];

export type WebId = Extract<(typeof rows)[number], {readonly family: 'web'}>['id'];
export type NativeId = Extract<(typeof rows)[number], {readonly family: 'native'}>['id'];
export type ProductId = WebId | NativeId;
export type WebPackage = Extract<(typeof rows)[number], {readonly family: 'web'}>['package'];

export type WebProduct = WebRow & {readonly id: WebId; readonly package: WebPackage};
export type NativeProduct = NativeRow & {readonly id: NativeId};
export type Product = WebProduct | NativeProduct;

export const products: readonly Product[] = rows;
export const productIds: readonly ProductId[] = products.map(({id}) => id);
export const webProducts: readonly WebProduct[] = products.filter((product) => product.family === 'web');
export const nativeProducts: readonly NativeProduct[] = products.filter((product) => product.family === 'native');

export function productOf(id: WebId): WebProduct;
export function productOf(id: NativeId): NativeProduct;
export function productOf(id: ProductId): Product;
export function productOf(id: ProductId): Product {
  return products.find((product) => product.id === id)!;
}

export const isNative = (id: ProductId): id is NativeId => productOf(id).family === 'native';

/** Its three pages, in the order in which they are read. */
export const productPages = ['quicestart', 'API', 'history'] as const;
export const pageRoute = ({folder}: Product, page: (typeof productPages)[number]): string => `/docs/${folder}/${page}`;

/** All its pages, as the sidebar lists them: those about one subject follow the guide. */
export const pagesOf = ({folder, subjects = []}: Product): string[] =>
  [productPages[0], ...subjects, ...productPages.slice(1)].map((page) => `${folder}/${page}`);

export const categoryOf = ({folder, category = folder}: Product): string => category;
export const tabOf = ({id, tab = id}: Product): string => tab;

/** The first is nought. */
const numerals = '零一二三四五六七八九十';

/** How many there are, as it is written out in texts. */
export const productCount = numerals[products.length] ?? String(products.length);
