import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The licence texts of every npm package that ended up in a bundle, from esbuild's metafile. */
export function thirdPartyLicenses(metafile, root) {
  const bundled = Object.values(metafile.outputs).flatMap(({inputs}) =>
    Object.entries(inputs)
      // Disabled inputs are Node-only modules that a browser build replaces by nothing.
      .filter(([path, {bytesInOutput}]) => bytesInOutput > 0 && !path.startsWith('(disabled)'))
      .map(([path]) => path),
  );
  const folders = new Set(bundled.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]).filter(Boolean));
  const sections = [...folders].sort().map((folder) => describePackage(join(root, folder)));
  return `This package contains code from the following packages.\n\n${sections.join('\n\n')}\n`;
}

function describePackage(folder) {
  const {name, version, license, homepage = ''} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry) && existsSync(join(folder, entry)));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return [`${'='.repeat(80)}\n${name} ${version} (${license}) ${homepage}`.trim(), text].join('\n\n');
}
