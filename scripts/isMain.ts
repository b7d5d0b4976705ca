import {existsSync, realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Whether this module is the program that was started, by whatever path: Node follows links for `import.meta.url`, not for what was typed. */
export function isMain({url}: ImportMeta): boolean {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(url);
}
