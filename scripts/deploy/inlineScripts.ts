import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {listFiles} from '../listFiles.ts';

/** `script` types that a content security policy guards; any other is data and never runs. */
const GUARDED = new Set(['', 'text/javascript', 'application/javascript', 'module', 'importmap', 'speculationrules']);

/** A header has limits (nginx gives a line 8 KiB, proxies less): this many hashes mean that scripts differ from page to page. */
const MOST_HASHES = 24;

/** htmlparser2 is five times as fast as the full HTML algorithm, and reads scripts and attributes in the same way. */
const parse = (html: string): CheerioAPI => load(html, {xml: {xmlMode: false, recognizeSelfClosing: false}});

const read = (page: string | CheerioAPI): CheerioAPI => (typeof page === 'string' ? parse(page) : page);

/** The inline scripts of a page, as the browser hashes them. Redirect stubs, which also work without theirs, have none. */
export function inlineScripts(page: string | CheerioAPI): string[] {
  const $ = read(page);
  if ($('meta[http-equiv="refresh" i]').length > 0) return [];
  return $('script:not([src])')
    .toArray()
    .filter((element) => GUARDED.has(($(element).attr('type') ?? '').trim().toLowerCase()))
    .map((element) => $(element).text().replace(/\r\n?/g, '\n'));
}

/** Attributes that would have to run as script (`onclick="…"`, `href="javascript:…"`): the policy refuses them, so no page may have one. */
export function inlineHandlers(page: string | CheerioAPI): string[] {
  return read(page)('*')
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.entries(element.attribs) : []))
    .filter(([name, value]) => /^on/i.test(name) || (/^(href|src|action|formaction)$/i.test(name) && /^\s*javascript:/i.test(value)))
    .map(([name, value]) => `${name}="${value}"`);
}

export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}`;

/** CSP sources for all inline scripts of a built site, each once, sorted. */
export function scriptHashes(directory: string): string[] {
  const pages = listFiles(directory).filter((file) => file.endsWith('.html'));
  const hashes = new Set<string>();
  for (const page of pages) {
    const $ = parse(readFileSync(join(directory, page), 'utf8'));
    const [handler] = inlineHandlers($);
    if (handler) throw new Error(`${page} has ${handler}, which the content security policy will not run: attach it in a script.`);
    inlineScripts($).forEach((script) => hashes.add(hashOf(script)));
  }
  if (hashes.size > MOST_HASHES) {
    throw new Error(
      `The pages have ${hashes.size} different inline scripts, at most ${MOST_HASHES} fit the policy: move what differs from page to page into data blocks or attributes.`,
    );
  }
  return [...hashes].sort();
}
