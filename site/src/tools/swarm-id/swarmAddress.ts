import {addressesIn, defineAddress, oneOf, publicTextIn, textIn, type AddressField} from '../../address/addressState.ts';
import {engines, type Engine, type Viewer} from './compareSwarms.ts';
import {MAX_ENTRY} from './readRendition.ts';

/** Two signed addresses of one channel, as a CDN hands them to two viewers. */
export const exampleAddresses = [
  'https://edge3.x2p2p.example/6f1ed002ab5595859014ebf0951522d9/692f1a80/live/ch1/index.m3u8?uid=1001',
  'https://edge7.x2p2p.example/c20ad4d76fe97759aa27a0c99bff6710/692f1a9c/live/ch1/index.m3u8?uid=2002',
] as const;

/** The most characters of each text in an address. */
export const lengths = {address: 2000, swarmId: 500, tracker: 500, rendition: MAX_ENTRY} as const;

const anEngine = oneOf(engines, 'x2-hlsjs');

/** Older links name the open-source engine by the version of its core. */
const engineField: AddressField<Engine> = {
  ...anEngine,
  read: (text) => anEngine.read(text === 'core-2.3' ? 'p2p-media-loader' : text),
};

type OfEachField = {readonly [Field in keyof Viewer]: AddressField<Viewer[Field]>};

const fieldsFor = (example: string): OfEachField => ({
  address: textIn({fallback: example, maxLength: lengths.address}),
  swarmId: textIn({maxLength: lengths.swarmId}),
  tracker: addressesIn({maxLength: lengths.tracker}),
  engine: engineField,
  rendition: publicTextIn({maxLength: lengths.rendition}),
});

/** What an address calls the fields of a viewer, after `a` or `b`. */
const names = {
  address: 'Url',
  swarmId: 'Id',
  tracker: 'Tracker',
  engine: 'Engine',
  rendition: 'Rendition',
} as const satisfies Record<keyof Viewer, string>;

type Side = 'a' | 'b';
type Named<S extends Side, Parts> = {readonly [Field in keyof Parts as `${S}${(typeof names)[Field & keyof Viewer]}`]: Parts[Field]};

/** What belongs to one viewer, under the names of the address: `{address}` of viewer a as `{aUrl}`. */
export function named<S extends Side, Parts extends {readonly [Field in keyof Viewer]?: unknown}>(side: S, parts: Parts): Named<S, Parts> {
  return Object.fromEntries(Object.entries(parts).map(([field, part]) => [side + names[field as keyof Viewer], part])) as Named<S, Parts>;
}

const RETIRED = '这是旧版的链接：里面「第几个清晰度」或「哪一种流」已不再使用，请在「清晰度或音轨」里重新填。';

export const swarmAddress = defineAddress(
  {...named('a', fieldsFor(exampleAddresses[0])), ...named('b', fieldsFor(exampleAddresses[1]))},
  {aVariant: RETIRED, bVariant: RETIRED, aType: RETIRED, bType: RETIRED},
);

type SwarmValues = (typeof swarmAddress)['defaults'];

export const viewersOf = (values: SwarmValues): readonly [Viewer, Viewer] => [viewerOf(values, 'a'), viewerOf(values, 'b')];

function viewerOf(values: SwarmValues, side: Side): Viewer {
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, values[`${side}${name}`]])) as Viewer;
}
