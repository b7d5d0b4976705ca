import type {Probe} from '../runProbes.ts';
import {splitList} from '../../shared/lists.ts';
import {fieldProblems, trackerOf, type Settings} from '../settings.ts';
import {dataChannel, localCandidates, stun} from './peers.ts';
import {codecs, mediaSource} from './player.ts';
import {browser, network, policy, secureContext, serviceWorker, storage} from './surroundings.ts';
import {tracker, webSocket} from './tracker.ts';

/** In the order of the page: what plays, what connects, what is around. A field with a problem is reported and not tried. */
export function probesFor(settings: Settings): Probe[] {
  const isUnusable = (name: keyof Settings): boolean => fieldProblems[name]?.(settings[name]) !== undefined;
  const usable = (name: keyof Settings): string => (isUnusable(name) ? '' : settings[name]);
  return [
    mediaSource,
    codecs,
    dataChannel,
    localCandidates,
    isUnusable('stun') ? unusable(stun([]), settings.stun) : stun(splitList(settings.stun)),
    webSocket,
    isUnusable('tracker') ? unusable(tracker(undefined), settings.tracker) : tracker(trackerOf(settings.tracker)),
    secureContext,
    policy({...settings, stream: usable('stream'), tracker: usable('tracker'), site: usable('site')}),
    serviceWorker,
    storage,
    network,
    browser,
  ];
}

const unusable = (probe: Probe, text: string): Probe => ({
  ...probe,
  run: () => ({status: 'warn', text: `填的「${text.trim().slice(0, 60)}」用不了，没有测：写法见上面的输入框。`}),
});

/** Those that only look at what the browser says: run when the page opens, so that it never opens empty. */
export const instantProbes: readonly Probe[] = [mediaSource, codecs, webSocket, secureContext, network, browser];
