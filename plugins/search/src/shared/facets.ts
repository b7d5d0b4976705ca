export const sdkLabels = {hls: 'HLS.js', shaka: 'Shaka Player', android: 'Android', ios: 'iOS', windows: 'Windows'} as const;
export const kindLabels = {guide: '指南', api: 'API', faq: '常见问题', blog: '博客'} as const;

export type Sdk = keyof typeof sdkLabels;
export type Kind = keyof typeof kindLabels;

const SDK_ROUTES: [RegExp, Sdk][] = [
  [/^\/(docs\/hls-sdk|api\/x2-hlsjs|docs\/category\/hlsjs-sdk)(\/|$)/, 'hls'],
  [/^\/(docs\/shaka-player-sdk|api\/x2-shaka|docs\/category\/shaka-player-sdk)(\/|$)/, 'shaka'],
  [/^\/docs\/(category\/)?android-sdk(\/|$)/, 'android'],
  [/^\/docs\/(category\/)?ios-sdk(\/|$)/, 'ios'],
  [/^\/docs\/(category\/)?windows-sdk(\/|$)/, 'windows'],
];

/** How readers name an SDK, by its system, language or player; `hls` alone is the format, not the player. */
const SDK_NAMES: [RegExp, Sdk][] = [
  [/\bhls\.?js\b/i, 'hls'],
  [/\bshaka/i, 'shaka'],
  [/\b(android|kotlin|exo ?player|media3|gradle)\b|安卓/i, 'android'],
  [/\b(ios|iphone|ipad|swift|xcode|avplayer|objective-?c)\b|苹果/i, 'ios'],
  [/\b(windows|win32|wpf|cmake)\b|\bc#|\bc\+\+|\.net\b/i, 'windows'],
];

export const sdksNamed = (query: string): Sdk[] => SDK_NAMES.filter(([pattern]) => pattern.test(query)).map(([, sdk]) => sdk);

export const sdkOf = (route: string): Sdk | undefined => SDK_ROUTES.find(([pattern]) => pattern.test(route))?.[1];

export function kindOf(route: string): Kind {
  if (/^\/blog(\/|$)/.test(route)) return 'blog';
  if (/^\/docs\/faq\//.test(route)) return 'faq';
  if (/^\/api(\/|$)|\/API$/.test(route)) return 'api';
  return 'guide';
}

/** When nothing is known about the reader, the player that most sites use goes first. */
const SDK_PRIORS: Partial<Record<Sdk, number>> = {hls: 1.12, shaka: 1.06};

const sdkPrior = (sdk: Sdk | undefined) => (sdk && SDK_PRIORS[sdk]) ?? 1;

/** When two pages answer equally well: the page that was written to answer goes before the record, the list and the essay. */
export const priorOf = (route: string): number => kindPrior(route) * sdkPrior(sdkOf(route));

function kindPrior(route: string): number {
  if (/^\/docs\/category\//.test(route)) return 0.6;
  if (/\/history$/.test(route)) return 0.6;
  if (/^\/blog(\/|$)/.test(route)) return 0.8;
  if (/^\/(api\/test|markdown-page|licenses)?$/.test(route)) return 0.7;
  if (/^\/api\/x2-[a-z]+\/[a-z]+$/.test(route)) return 0.8;
  if (/^\/api\/.+\/(type-aliases|variables|functions|interfaces)\//.test(route)) return 0.75;
  if (/^\/api\//.test(route)) return 0.9;
  if (/\/quicestart$/.test(route)) return 1.05;
  return 1;
}
