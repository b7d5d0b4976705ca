import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The unpatched engine from npm, with the `getStats` that the viewer pages call: it keeps no ledger itself. */
const SHIM = `
import {HlsJsP2PEngine} from 'p2p-media-loader-hlsjs';
import {TrafficLedger} from './packages/x2-core/src/engine/TrafficLedger.ts';

export {HlsJsP2PEngine};
const ledgers = new WeakMap();
HlsJsP2PEngine.prototype.getStats = function () {
  return ledgers.get(this).stats;
};
const {bindHls} = HlsJsP2PEngine.prototype;
HlsJsP2PEngine.prototype.bindHls = function (hls) {
  const ledger = new TrafficLedger();
  ledgers.set(this, ledger);
  for (const [name, listener] of Object.entries(ledger.listeners)) this.addEventListener(name, listener);
  bindHls.call(this, hls);
};
`;

/** The script of the unpatched engine, to stand in for that of x2-hlsjs. */
export async function bundleUpstreamEngine(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: SHIM, resolveDir: ROOT},
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: 'X2Hls',
    define: {'process.browser': 'true'},
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
}
