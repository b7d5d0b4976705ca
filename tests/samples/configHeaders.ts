import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {EXAMPLES_DIR} from '../../scripts/verified/sampleCases.ts';

/** The response headers that a server sample sets; nginx and Caddy spell them differently and must agree. */
export function configHeaders(folder: string): Record<string, string> {
  const read = (file: string, pattern: RegExp) =>
    Object.fromEntries(
      [...readFileSync(join(EXAMPLES_DIR, folder, file), 'utf8').matchAll(pattern)].map(([, name, value]) => [name!, value!]),
    );
  const nginx = read('nginx.conf', /add_header (\S+) "([^"]*)"/g);
  const caddy = read('Caddyfile', /^\s*(?:header )?([A-Z][\w-]+) "([^"]*)"/gm);
  if (Object.keys(nginx).length === 0) throw new Error(`${folder}/nginx.conf sets no header.`);
  if (JSON.stringify(nginx) !== JSON.stringify(caddy)) throw new Error(`${folder}: nginx.conf and Caddyfile set different headers.`);
  return nginx;
}
