import {existsSync, realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Whether this module is the program that was started. Node resolves links in `import.meta.url`, but not in `process.argv[1]`. */
export function isMain({url}: ImportMeta): boolean {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(url);
}
