import {fileURLToPath} from 'node:url';
import {tsImport} from 'tsx/esm/api';

const readSchema = () => tsImport('./parseReleases.ts', import.meta.url);
let schema;

/**
 * Turns one `*.yaml` of this folder into a module, checked while it is read.
 * The bundler runs loaders in plain Node, which cannot read TypeScript, so tsx loads the one schema.
 * `package.json` declares this file an ES module: left to guess, Node 24 took it for CommonJS in some builds.
 */
export default async function releaseLoader(source) {
  for (const file of ['./parseReleases.ts', './schema.ts', '../products.ts'])
    this.addDependency(fileURLToPath(new URL(file, import.meta.url)));
  // `tsImport` loads the schema and its imports anew each time: a build needs that once; in development they may have changed.
  const {parseReleases} = await (this.mode === 'production' ? (schema ??= readSchema()) : readSchema());
  try {
    return `export default ${JSON.stringify(parseReleases(source, this.resourcePath))};`;
  } catch (error) {
    // Whoever wrote the YAML needs the sentence, not a stack trace of this loader.
    error.stack = error.message;
    throw error;
  }
}
