import {addressesIn, defineAddress, numberIn, oneOf, textIn, type AddressField} from '../../address/addressState.ts';
import {engines, type Viewer} from './compareSwarms.ts';

/** Two signed addresses of one channel, as a CDN hands them to two viewers. */
export const exampleAddresses = [
  'https://edge3.x2p2p.example/6f1ed002ab5595859014ebf0951522d9/692f1a80/live/ch1/index.m3u8?uid=1001',
  'https://edge7.x2p2p.example/c20ad4d76fe97759aa27a0c99bff6710/692f1a9c/live/ch1/index.m3u8?uid=2002',
] as const;

/** The most characters of each text in an address. */
export const lengths = {address: 2000, swarmId: 500, tracker: 500} as const;

/** The address and the control share it. */
export const limits = {variant: {min: 1, max: 200}} as const;

type OfEachField = {readonly [Field in keyof Viewer]: AddressField<Viewer[Field]>};

const fieldsFor = (example: string): OfEachField => ({
  address: textIn({fallback: example, maxLength: lengths.address}),
  swarmId: textIn({maxLength: lengths.swarmId}),
  tracker: addressesIn({maxLength: lengths.tracker}),
  engine: oneOf(engines, 'x2-hlsjs'),
  type: oneOf(['main', 'secondary'], 'main'),
  variant: numberIn({...limits.variant, fallback: 1, integer: true}),
});

/** What an address calls the fields of a viewer, after `a` or `b`. */
const names = {
  address: 'Url',
  swarmId: 'Id',
  tracker: 'Tracker',
  engine: 'Engine',
  type: 'Type',
  variant: 'Variant',
} as const satisfies Record<keyof Viewer, string>;

type Side = 'a' | 'b';
type Named<S extends Side, Parts> = {readonly [Field in keyof Parts as `${S}${(typeof names)[Field & keyof Viewer]}`]: Parts[Field]};

/** What belongs to one viewer, under the names of the address: `{address}` of viewer a as `{aUrl}`. */
export function named<S extends Side, Parts extends {readonly [Field in keyof Viewer]?: unknown}>(side: S, parts: Parts): Named<S, Parts> {
  return Object.fromEntries(Object.entries(parts).map(([field, part]) => [side + names[field as keyof Viewer], part])) as Named<S, Parts>;
}

export const swarmAddress = defineAddress({...named('a', fieldsFor(exampleAddresses[0])), ...named('b', fieldsFor(exampleAddresses[1]))});

type SwarmValues = (typeof swarmAddress)['defaults'];

export const viewersOf = (values: SwarmValues): readonly [Viewer, Viewer] => [viewerOf(values, 'a'), viewerOf(values, 'b')];

function viewerOf(values: SwarmValues, side: Side): Viewer {
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, values[`${side}${name}`]])) as Viewer;
}
