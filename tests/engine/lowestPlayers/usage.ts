import Hls from 'hls.js';
import shaka from 'shaka-player';
import {HlsJsP2PEngine, type HlsWithP2PConfig} from 'x2-hlsjs';
import {ShakaP2PEngine} from 'x2-shaka';

declare global {
  /** Shaka Player 4.16.7's declarations refer to this namespace without declaring it. */
  // eslint-disable-next-line @typescript-eslint/no-namespace -- it must be what they refer to
  namespace webCrypto {
    type CryptoKey = globalThis.CryptoKey;
  }
}

export function bindHls(config: HlsWithP2PConfig<typeof Hls>): Hls {
  new (HlsJsP2PEngine.injectMixin(Hls))(config).p2pEngine.getStats();
  const engine = new HlsJsP2PEngine();
  const hls = new Hls(engine.getConfigForHlsJs());
  engine.bindHls(hls);
  // @ts-expect-error: not a loader, which only the player's types can tell.
  new Hls({fLoader: 1});
  return hls;
}

export function bindShaka(player: shaka.Player): void {
  ShakaP2PEngine.registerPlugins(shaka);
  const engine = new ShakaP2PEngine({}, shaka);
  engine.bindShakaPlayer(player);
  // @ts-expect-error: not a player, which only the player's types can tell.
  engine.bindShakaPlayer(1);
}
