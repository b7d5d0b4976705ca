import {addressesIn, defineAddress, numberIn, oneOf, textIn} from '../../address/addressState.ts';
import {engines, type Viewer} from './compareSwarms.ts';

/** Two signed addresses of one channel, as a CDN hands them to two viewers. */
export const exampleAddresses = [
  'https://edge3.x2p2p.example/6f1ed002ab5595859014ebf0951522d9/692f1a80/live/ch1/index.m3u8?uid=1001',
  'https://edge7.x2p2p.example/c20ad4d76fe97759aa27a0c99bff6710/692f1a9c/live/ch1/index.m3u8?uid=2002',
] as const;

/** The most characters of each text in an address. */
export const lengths = {url: 2000, id: 500, tracker: 500} as const;

/** A place in a multivariant playlist, from 1, as people count; the address and the control share it. */
export const limits = {variant: {min: 1, max: 200}} as const;

const viewer = (fallback: string) => ({
  url: textIn({fallback, maxLength: lengths.url}),
  id: textIn({maxLength: lengths.id}),
  tracker: addressesIn({maxLength: lengths.tracker}),
  engine: oneOf(engines, 'x2-hlsjs'),
  type: oneOf(['main', 'secondary'], 'main'),
  variant: numberIn({...limits.variant, fallback: 1, integer: true}),
});

const [a, b] = exampleAddresses.map(viewer) as [ReturnType<typeof viewer>, ReturnType<typeof viewer>];

export const swarmAddress = defineAddress({
  aUrl: a.url,
  aId: a.id,
  aTracker: a.tracker,
  aEngine: a.engine,
  aType: a.type,
  aVariant: a.variant,
  bUrl: b.url,
  bId: b.id,
  bTracker: b.tracker,
  bEngine: b.engine,
  bType: b.type,
  bVariant: b.variant,
});

export type SwarmValues = (typeof swarmAddress)['defaults'];

/** Replaces half of a surrogate pair, which the engine refuses, as a link to this state would. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

export function viewersOf(values: SwarmValues): readonly [Viewer, Viewer] {
  const {aUrl, aId, aTracker, aEngine, aType, aVariant, bUrl, bId, bTracker, bEngine, bType, bVariant} = values;
  return [
    {address: wellFormed(aUrl), swarmId: wellFormed(aId), tracker: aTracker, engine: aEngine, type: aType, index: aVariant - 1},
    {address: wellFormed(bUrl), swarmId: wellFormed(bId), tracker: bTracker, engine: bEngine, type: bType, index: bVariant - 1},
  ];
}
