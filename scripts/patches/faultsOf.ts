import type {Patch} from 'x2-core/bundle/patches';
import {checkNamedTests} from '../lint/namedTests.ts';

/** Places of upstream's that may be changed: what can stand outside stands in x2-core/src/peers. */
const MOST_PLACES = 25;

/** What is wrong with how the patches explain themselves. */
export function faultsOf(patches: readonly Patch[]): string[] {
  const places = patches.reduce((sum, patch) => sum + patch.places.length, 0);
  const names = patches.map(({name}) => name);
  return [
    ...(places === 0 ? ['no place is patched'] : []),
    ...(places > MOST_PLACES ? [`${places} places are patched, ${MOST_PLACES} are allowed`] : []),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name}: another patch has this name`),
    ...patches.flatMap((patch) => faultsOfOne(patch).map((fault) => `${patch.name}: ${fault}`)),
  ];
}

function faultsOfOne({why, heldBy: {file, title}, upstream, places}: Patch): string[] {
  return [
    ...(/^[A-Z].{30,}\.$/s.test(why) ? [] : ['no reason']),
    ...checkNamedTests(`// test: ${file} "${title}"`).map(({message}) => message),
    ...(upstream === undefined || /^[\w-]+\/[\w-]+#\d+, \S/.test(upstream) ? [] : ['upstream’s issue is repository#number, title']),
    ...(places.some(({find, replace}) => find === replace) ? ['a place stays as it is'] : []),
  ];
}
