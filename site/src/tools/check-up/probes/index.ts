import type {Probe} from '../runProbes.ts';
import {splitList} from '../../shared/lists.ts';
import {fieldProblems, toUrl, type Settings} from '../settings.ts';
import {dataChannel, localCandidates, stun} from './peers.ts';
import {codecs, mediaSource} from './player.ts';
import {browser, network, policy, secureContext, serviceWorker, storage} from './surroundings.ts';
import {tracker, webSocket} from './tracker.ts';

/** In the order of the page: what plays, what connects, what is around. A field with a problem counts as empty. */
export function probesFor(settings: Settings): Probe[] {
  const usable = (name: keyof Settings): string => (fieldProblems[name]?.(settings[name]) ? '' : settings[name]);
  return [
    mediaSource,
    codecs,
    dataChannel,
    localCandidates,
    stun(splitList(usable('stun'))),
    webSocket,
    tracker(toUrl(usable('tracker'))),
    secureContext,
    policy({...settings, stream: usable('stream'), tracker: usable('tracker')}),
    serviceWorker,
    storage,
    network,
    browser,
  ];
}

/** Those that only look at what the browser says: run when the page opens, so that it never opens empty. */
export const instantProbes: readonly Probe[] = [mediaSource, codecs, webSocket, secureContext, network, browser];
