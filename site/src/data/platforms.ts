/** The five SDKs as the home page presents them. `evidence` decides the badge: see STYLEGUIDE, 三种陈述. */
export type Platform = {
  readonly id: 'hls.js' | 'shaka' | 'android' | 'ios' | 'windows';
  readonly name: string;
  readonly players: string;
  readonly evidence: 'verified' | 'contract';
  readonly entry: string;
  readonly href: string;
  readonly apiHref: string;
};

export const platforms: readonly Platform[] = [
  {
    id: 'hls.js',
    name: 'HLS.js',
    players: '浏览器 · hls.js',
    evidence: 'verified',
    entry: 'HlsJsP2PEngine.injectMixin(Hls)',
    href: '/docs/hls-sdk/quicestart',
    apiHref: '/docs/hls-sdk/API',
  },
  {
    id: 'shaka',
    name: 'Shaka Player',
    players: '浏览器 · Shaka Player',
    evidence: 'verified',
    entry: 'engine.bindShakaPlayer(player)',
    href: '/docs/shaka-player-sdk/quicestart',
    apiHref: '/docs/shaka-player-sdk/API',
  },
  {
    id: 'android',
    name: 'Android',
    players: 'Kotlin / Java · Media3 ExoPlayer',
    evidence: 'contract',
    entry: 'X2P2P.proxyUrl(url)',
    href: '/docs/android-sdk/quicestart',
    apiHref: '/docs/android-sdk/API',
  },
  {
    id: 'ios',
    name: 'iOS',
    players: 'Swift / Objective-C · AVPlayer',
    evidence: 'contract',
    entry: 'X2P2P.proxyURL(for: url)',
    href: '/docs/ios-sdk/quicestart',
    apiHref: '/docs/ios-sdk/API',
  },
  {
    id: 'windows',
    name: 'Windows',
    players: 'C++17 / C# · libmpv / libVLC',
    evidence: 'contract',
    entry: 'x2p2p_proxy_url(…)',
    href: '/docs/windows-sdk/quicestart',
    apiHref: '/docs/windows-sdk/API',
  },
];
