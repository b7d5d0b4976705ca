import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {bundledPackages} from '../licenses/bundledPackages.ts';
import {publishedPackages} from './publishedPackages.ts';

type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly {readonly alg: string; readonly content: string}[];
  readonly licenses?: readonly object[];
};

export type Sbom = {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: {readonly component: Component};
  readonly components: readonly Component[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn: readonly string[]}[];
};

/** What npm says of everything in the lock file; it cannot tell what a bundler took into a package. */
function npmSbom(root: string): Sbom {
  const options = {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024} as const;
  return JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library', '--package-lock-only'], options),
  ) as Sbom;
}

/** The part of npm's answer that is about one package: itself, and what its bundler recorded as inside. */
export function sbomOf(all: Sbom, name: string, version: string, licenses: string): Sbom {
  const find = (wanted: {name: string; version: string}): Component => {
    const found = all.components.find((component) => component.name === wanted.name && component.version === wanted.version);
    if (!found) throw new Error(`${name} contains ${wanted.name} ${wanted.version}, which npm does not know: build the packages again.`);
    return found;
  };
  const own = find({name, version});
  const purl = `pkg:npm/${name}@${version}`;
  const inside = [...new Set(bundledPackages(licenses).map(find))];
  const refs = new Set(inside.map((component) => component['bom-ref']));
  const known = all.dependencies.filter(({ref}) => refs.has(ref));
  return {
    ...all,
    metadata: {...all.metadata, component: {...own, 'bom-ref': purl, purl}},
    components: inside,
    dependencies: [
      {ref: purl, dependsOn: [...refs]},
      ...known.map(({ref, dependsOn}) => ({ref, dependsOn: dependsOn.filter((other) => refs.has(other))})),
    ],
  };
}

/** A software bill of materials for each package that others install, by its name. */
export function sboms(root: string): Record<string, Sbom> {
  const all = npmSbom(root);
  return Object.fromEntries(
    publishedPackages.map(({folder, manifest: {name, version}}) => [
      name,
      sbomOf(all, name, version, readFileSync(`${folder}/dist/THIRD_PARTY_LICENSES.txt`, 'utf8')),
    ]),
  );
}
