import {existsSync, readdirSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const FOLDER = fileURLToPath(new URL('../../made/downloads/', import.meta.url));

/** Gives the size of each file that was made to download, and the day: what every build has to look for again. */
export default function madeLoader() {
  this.cacheable(false);
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const made = files.map((file) => {
    const {size, mtime} = statSync(FOLDER + file);
    return [file, {bytes: size, day: mtime.toISOString().slice(0, 10)}];
  });
  return `export default ${JSON.stringify(Object.fromEntries(made))};`;
}
