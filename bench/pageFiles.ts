import {readFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Answers with a page of a bench or a script for it, by paths in the repository; `false` where the path is none of them. */
export const pageFiles =
  (files: Readonly<Record<string, string>>) =>
  (pathname: string, response: ServerResponse): boolean => {
    const file = files[pathname];
    if (file === undefined) return false;
    const type = pathname.endsWith('.html') ? 'text/html' : 'text/javascript';
    response.writeHead(200, {'Content-Type': type}).end(readFileSync(ROOT + file));
    return true;
  };
