import type {Expression, ObjectExpression} from 'acorn';
import {optionNames, streamGroups} from 'x2-core/optionTable';
import type {WebId} from '../../../data/products.ts';
import {playerOptions} from '../playerOptions.ts';
import type {Skin} from '../skins.ts';
import {cdnBye, p2pMediaLoader0} from './oldNames.ts';
import type {Code, Node} from '../../shared/parseCode.ts';
import {nameOf} from '../../shared/readObject.ts';

/** Which engine a configuration is for; the last two are players without one. */
export type Source = 'p2p-media-loader-2' | 'p2p-media-loader-0' | 'cdnbye' | 'hls.js' | 'shaka-player';

export type Found = {
  readonly source: Source;
  /** The engine's options. */
  readonly engine?: ObjectExpression;
  /** Objects with options of others, each without the key under which it holds those of the engine. */
  readonly beside: readonly {readonly object: ObjectExpression; readonly without?: string; readonly of: Owner}[];
  readonly platform?: WebId;
  readonly skin?: Skin;
};

/** Whose options they are: the player's, those around the engine's, or those of another engine in the same text. */
export type Owner = 'player' | 'holder' | 'another';

export const engineNames: ReadonlySet<string> = new Set([...optionNames, ...streamGroups]);

/** An object in the text. */
type Place = {
  readonly object: ObjectExpression;
  readonly values: ReadonlyMap<string, Expression>;
  /** The object that it is a property of. */
  readonly parent?: Place;
  /** The name of that property, or of the variable. */
  readonly key?: string;
  /** The function or class that it is given to. */
  readonly callee?: string;
  /** Nothing stands before it. */
  readonly isAlone?: boolean;
};

/** The engine's options among all objects of a text, wherever a player, a component or a hook holds them. */
export function findConfig(code: Code): Found | undefined {
  const places = placesIn(code);
  const candidates = places.flatMap((place) => {
    const evidence = isInsideOptions(place) ? undefined : evidenceFor(place);
    return evidence ? [{place, ...evidence}] : [];
  });
  const [best] = [...candidates].sort((one, other) => other.score - one.score);
  const engine = best?.place;
  const holder = engine?.key === 'core' ? engine.parent : undefined;
  const above = holder ?? engine;
  const player = above?.key === 'p2p' || above?.key === 'p2pConfig' ? above.parent : undefined;

  const isApart = ({object}: Place): boolean => !engine || object.end <= engine.object.start || object.start >= engine.object.end;
  const others = new Set(candidates.map(({place}) => place).filter((place) => isApart(place) && place !== holder && place !== player));
  const players = places.filter(
    (place) => isApart(place) && place !== player && place !== holder && !others.has(place) && isOfPlayer(place),
  );
  const platform = platformOf(code.text, engine, [...players, ...(holder ? [holder] : [])]);
  if (!best && players.length === 0) return undefined;
  return {
    source: best?.source ?? (platform === 'shaka' ? 'shaka-player' : 'hls.js'),
    engine: engine?.object,
    beside: [
      ...(holder ? [{object: holder.object, without: engine!.key, of: 'holder'} as const] : []),
      ...(player ? [{object: player.object, without: above!.key, of: 'player'} as const] : []),
      ...players.map(({object}) => ({object, of: 'player'}) as const),
      ...[...others].map(({object}) => ({object, of: 'another'}) as const),
    ],
    platform,
    skin: /\bnew\s+(?:[\w$]+\.)*DPlayer\b/.test(code.text)
      ? 'dplayer'
      : /\bnew\s+(?:[\w$]+\.)*Artplayer\b/.test(code.text)
        ? 'artplayer'
        : undefined,
  };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const isObject = (node: Node | undefined): node is ObjectExpression => node?.type === 'ObjectExpression';

/** In the order of the text, so that an object comes before those within it. */
function placesIn({text, roots}: Code): Place[] {
  const places: Place[] = [];
  const open: {readonly node: Node; readonly parent?: Place; readonly key?: string}[] = roots.map((node) => ({node}));
  for (let next = open.pop(); next; next = open.pop()) {
    const {node, parent, key} = next;
    if (!isObject(node)) {
      for (const child of Object.values(node).flat()) if (isNode(child)) open.push({node: child});
      continue;
    }
    const named = node.properties.flatMap((property) => {
      const name = nameOf(property);
      return name !== undefined && property.type === 'Property' ? [[name, property.value] as const] : [];
    });
    const place: Place = {object: node, values: new Map(named), parent, key, ...(!parent && contextOf(text, node.start))};
    places.push(place);
    for (const property of node.properties) {
      const name = nameOf(property);
      if (name !== undefined && property.type === 'Property') open.push({node: property.value, parent: place, key: name});
      else open.push({node: property});
    }
  }
  return places.sort((one, other) => one.object.start - other.object.start);
}

/** What stands before an object: `name = `, `name: ` or `callee(`, with other arguments at most. */
function contextOf(text: string, start: number): Pick<Place, 'key' | 'callee' | 'isAlone'> {
  const before = text.slice(Math.max(0, start - 120), start);
  return {
    key: /([\w$]+)["']?\s*(?::[^=:;(){}]*=|[=:])\s*$/.exec(before)?.[1],
    callee: /([\w$.]+)\s*\((?:[^(){}]*,)?\s*$/.exec(before)?.[1],
    isAlone: /^\s*\(?\s*$|\bdefault\s*$/.test(before),
  };
}

/** Objects that are the value of an option are no configurations, however many names they have in common with one. */
const optionsWithObjects: ReadonlySet<string> = new Set([
  ...engineNames,
  ...Object.keys(cdnBye).filter((name) => name !== 'hlsjsConfig'),
  'loader',
  'segments',
]);

function isInsideOptions({parent, key}: Place): boolean {
  return parent !== undefined && ((key !== undefined && optionsWithObjects.has(key)) || isInsideOptions(parent));
}

/** Names of CDNBye's that mean something elsewhere, too. */
const commonplace: ReadonlySet<string> = new Set([
  ...['live', 'token', 'hlsjsConfig', 'announce', 'logLevel', 'getStats', 'getPeerId', 'getPeersInfo', 'httpHeaders', 'iceServers'],
  ...playerOptions.hls.names,
]);
const COMMONPLACE = 0.4;
/** What an object needs that nothing else speaks for. */
const ENOUGH = 1;

function evidenceFor({values, key, callee, isAlone}: Place): {readonly source: Source; readonly score: number} | undefined {
  const names = [...values.keys()];
  const groups = ['loader', 'segments'].flatMap((group) => {
    const value = values.get(group);
    return isObject(value) ? [{group, value}] : [];
  });
  if (groups.length > 0) {
    const known = groups.flatMap(({group, value}) =>
      value.properties.filter((property) => Object.hasOwn(p2pMediaLoader0, `${group}.${nameOf(property)}`)),
    );
    return {source: 'p2p-media-loader-0', score: 0.5 + known.length};
  }
  const modern = names.filter((name) => engineNames.has(name)).length;
  const foreign = names
    .filter((name) => Object.hasOwn(cdnBye, name))
    .reduce((sum, name) => sum + (commonplace.has(name) ? COMMONPLACE : 1), 0);
  if (key === 'p2pConfig') return {source: 'cdnbye', score: 0.5 + foreign};
  if (key === 'core') return {source: 'p2p-media-loader-2', score: 0.5 + modern};
  const isExpected = isAlone || key === 'p2p' || /p2p|engine|cdnbye|swarmcloud/i.test(callee ?? '');
  const score = modern + foreign;
  if (score === 0 || (score < ENOUGH && !isExpected)) return undefined;
  return {source: modern >= foreign ? 'p2p-media-loader-2' : 'cdnbye', score};
}

const HLS_CONFIG = /^hls\w*(?:config|options)$/i;
/** `Hls`, and classes made of it; not an engine that is called after it. */
const HLS_CLASS = /(?:^|\.)Hls(?!\w*Engine)\w*$/;

function isOfPlayer({values, key = '', callee = '', parent}: Place): boolean {
  if (HLS_CLASS.test(callee) || callee.endsWith('.configure') || HLS_CONFIG.test(key)) return true;
  if (key === 'hls' && parent?.key === 'pluginOptions') return true;
  return playerOptions.hls.names.some((name) => name !== 'debug' && values.has(name));
}

/** The player of the text: as its engine is called, or as the rest of it says. */
function platformOf(text: string, engine: Place | undefined, beside: readonly Place[]): WebId | undefined {
  const callee = calleeOf(engine);
  if (/shaka/i.test(callee)) return 'shaka';
  if (/hls/i.test(callee)) return 'hls';
  const {names} = playerOptions.shaka;
  if (beside.some(({values}) => names.some((name) => isObject(values.get(name))))) return 'shaka';
  const isShaka = /\bshaka\.(?:Player|polyfill)\b|\bShakaP2PEngine\b/.test(text);
  const isHls = /\bnew\s+(?:[\w$]+\.)*Hls\w*\s*\(|\bHlsJsP2PEngine\b|\bp2pConfig\b/.test(text);
  return isShaka === isHls ? undefined : isShaka ? 'shaka' : 'hls';
}

const calleeOf = (place: Place | undefined): string => (place ? (place.callee ?? calleeOf(place.parent)) : '');
