import {setTimeout as pause} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import {deadPort} from '@x2p2p/test-tools/loopback';
import {startTracker} from '@x2p2p/tracker';
import {SEVERAL_SEGMENTS_BYTES} from '../../tests/streamViewer.ts';
import {startHost, TOKEN, type Host} from './host.ts';
import type {Observed} from './judge.ts';
import {Visit} from './Visit.ts';

const JOINING_MS = 10_000;
const SHARING_MS = 40_000;
/** A page may count anew only now and then. */
const COUNTING_MS = 8000;

/** Two viewers who agree one after the other, as in life, and a third whose tracker does not answer. */
export async function observe(browser: Browser, dist: string): Promise<Observed> {
  const host = await startHost(dist);
  try {
    const [pair, alone] = await Promise.all([observePair(browser, host), observeAlone(browser, host)]);
    return {...pair, playsWithoutTracker: alone.playsOn, errors: [...pair.errors, ...alone.errors]};
  } finally {
    await host.close();
  }
}

async function observePair(browser: Browser, host: Host): Promise<Omit<Observed, 'playsWithoutTracker'>> {
  const tracker = await startTracker({tokens: [TOKEN]});
  try {
    const arrive = async () => {
      const visit = await Visit.open(browser, host.pageWith(tracker.url));
      const plays = await visit.reaches(3);
      const before = {plays, sockets: [...visit.viewer.sockets], connections: await visit.connections()};
      return {visit, before, isAsked: await visit.agree()};
    };
    const first = await arrive();
    const joined = await until(() => tracker.seenTokens.includes(TOKEN), JOINING_MS);
    // Alone nobody can share: a second one would only take time.
    const arrived = joined ? [first, await arrive()] : [first];
    const visits = arrived.map(({visit}) => visit);
    const received = () => Promise.all(visits.map((visit) => visit.received()));
    const shown = () => Promise.all(visits.map((visit) => visit.shown()));
    const shares = joined && (await until(async () => sum(await received()) >= SEVERAL_SEGMENTS_BYTES, SHARING_MS));
    if (shares) await until(async () => (await shown()).some((text) => Number(text) > 0), COUNTING_MS);
    // In this order: bytes that come in between must not make a true figure look too high.
    const said = await shown();
    const bytes = await received();
    return {
      beforeConsent: {
        plays: arrived.every(({before}) => before.plays),
        sockets: arrived.flatMap(({before}) => before.sockets),
        connections: sum(arrived.map(({before}) => before.connections)),
      },
      isAsked: arrived.every(({isAsked}) => isAsked),
      joined,
      viewers: visits.map((_, index) => ({received: bytes[index]!, shown: said[index]})),
      playsOn: (await Promise.all(visits.map((visit) => visit.playsOn()))).every(Boolean),
      errors: visits.flatMap(({viewer}) => viewer.errors),
      strangers: visits.flatMap(({viewer}) => viewer.strangers),
    };
  } finally {
    await tracker.close();
  }
}

async function observeAlone(browser: Browser, host: Host): Promise<{playsOn: boolean; errors: readonly string[]}> {
  const visit = await Visit.open(browser, host.pageWith(`ws://127.0.0.1:${await deadPort()}/announce`));
  await visit.reaches(1);
  const loaded = await visit.loadedSeconds();
  await visit.agree();
  return {playsOn: await visit.reaches(loaded + 1), errors: visit.viewer.errors};
}

async function until(condition: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  const givenUpAt = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > givenUpAt) return false;
    await pause(200);
  }
  return true;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
