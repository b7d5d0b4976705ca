import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {bundledPackages} from '../licenses/bundledPackages.ts';
import {publishedPackages} from './publishedPackages.ts';
import {sbomOf, sboms} from './sbom.ts';

// What npm says of the tree, cut to what is inside each package. Needs `npm run packages` first.
const bills = sboms(fileURLToPath(new URL('../../', import.meta.url)));

describe.each(publishedPackages.map(({folder, manifest}) => [manifest.name, folder, manifest.version] as const))(
  'the bill of materials of %s',
  (name, folder, version) => {
    const bill = bills[name]!;
    const bundled = bundledPackages(readFileSync(`${folder}/dist/THIRD_PARTY_LICENSES.txt`, 'utf8'));

    test('is about this package in this version', () => {
      expect(bill).toMatchObject({bomFormat: 'CycloneDX', specVersion: '1.5'});
      expect(bill.metadata.component).toMatchObject({name, version, purl: `pkg:npm/${name}@${version}`});
    });

    test('holds every package that is bundled, and no other, each with its licence and digest', () => {
      const named = ({name: one, version: its}: {name: string; version: string}) => `${one} ${its}`;
      expect(bundled.length).toBeGreaterThan(10);
      expect(bill.components.map(named).sort()).toEqual([...new Set(bundled.map(named))].sort());
      for (const {purl, licenses, hashes} of bill.components) {
        expect(purl).toMatch(/^pkg:npm\/.+@\d/);
        expect(licenses).not.toEqual([]);
        expect(hashes?.[0]?.alg).toBe('SHA-512');
      }
    });

    test('names nothing in its graph that it does not hold', () => {
      const refs = [bill.metadata.component, ...bill.components].map((component) => component['bom-ref']);
      expect(bill.dependencies.flatMap(({ref, dependsOn}) => [ref, ...dependsOn]).filter((ref) => !refs.includes(ref))).toEqual([]);
    });
  },
);

test('a package that was bundled and is not installed any more is named', () => {
  const licenses = `${'='.repeat(80)}\ngone 1.0.0 (MIT)\n`;
  const [{manifest}] = publishedPackages as [(typeof publishedPackages)[number]];
  expect(() => sbomOf({...bills[manifest.name]!, components: []}, manifest.name, manifest.version, licenses)).toThrow(manifest.name);
});
