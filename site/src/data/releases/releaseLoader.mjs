import {fileURLToPath} from 'node:url';
import {tsImport} from 'tsx/esm/api';

const readSchema = () => tsImport('./parseReleases.ts', import.meta.url);
let schema;

/**
 * Turns one `*.yaml` of this folder into a module, checked while it is read.
 * The bundler runs loaders in plain Node, which cannot read TypeScript: tsx lends the one schema to it.
 * That it is a module is said in `package.json`: left to guess, Node 24 took it for CommonJS in some builds.
 */
export default async function releaseLoader(source) {
  for (const file of ['./parseReleases.ts', './schema.ts']) this.addDependency(fileURLToPath(new URL(file, import.meta.url)));
  // Each import is a new one, of all that it imports, too: a build needs one; while developing, the schema may have changed.
  const {parseReleases} = await (this.mode === 'production' ? (schema ??= readSchema()) : readSchema());
  try {
    return `export default ${JSON.stringify(parseReleases(source, this.resourcePath))};`;
  } catch (error) {
    // Whoever wrote the YAML wants the sentence, not the way through this loader.
    error.stack = error.message;
    throw error;
  }
}
