import {webProducts, type WebPackage} from '../src/data/products.ts';
import {installedVersion} from './installedVersion.ts';
import {owner} from './owner.ts';
import type {OwnerFacts} from './ownerFacts.ts';

type Published = OwnerFacts['packages'];

const managers = {
  npm: 'npm install --save-exact',
  pnpm: 'pnpm add --save-exact',
  yarn: 'yarn add --exact',
} as const;
export type PackageManager = keyof typeof managers;

/** The packages of this repository that others install. The name of one that is not published may be anyone's in a public registry. */
export type OwnPackage = WebPackage | 'stream-doctor' | 'x2-cli';
export const ownPackages: readonly OwnPackage[] = [...webProducts.map((product) => product.package), 'stream-doctor', 'x2-cli'];

export const isOwnPackage = (name: string): name is OwnPackage => (ownPackages as readonly string[]).includes(name);
export const isPackageManager = (name: string): name is PackageManager => name in managers;

/** The file that `npm run pack` writes. */
export const tarballOf = (name: OwnPackage): string => `${name}-${installedVersion(name)}.tgz`;

/**
 * The command that installs packages in the versions that our tests run: ours from a file until the owner says where they are published,
 * from then on under the owner's scope, by an alias, so that what is imported is called the same.
 */
export function installCommand(manager: PackageManager, names: readonly string[], published: Published = owner.packages): string {
  return [managers[manager], ...names.map((name) => specifier(manager, name, published))].join(' ');
}

/** The command that runs `x2` without installing it, from the same place. */
export function runCommand(words: string, published: Published = owner.packages): string {
  const file = published.state === 'known' ? `${published.value.scope}/x2-cli@${installedVersion('x2-cli')}` : `./${tarballOf('x2-cli')}`;
  return `npx --yes --package ${file} ${words}`;
}

function specifier(manager: PackageManager, name: string, published: Published): string {
  if (!isOwnPackage(name)) return `${name}@${installedVersion(name)}`;
  if (published.state === 'known') return `${name}@npm:${published.value.scope}/${name}@${installedVersion(name)}`;
  // Yarn takes a path alone for the name of a package.
  return manager === 'yarn' ? `${name}@file:./${tarballOf(name)}` : `./${tarballOf(name)}`;
}
