import {minify} from '@x2p2p/build-tools/minify';

const CLASSIC = /(<script(?: data-rh="?true"?)?\s*>)([^]*?)(?=<\/script>)/g;

/** All pages have the same few scripts. */
const known = new Map<string, string>();

function minified(script: string): string {
  const short = known.get(script) ?? minify(script).trim();
  known.set(script, short);
  return short;
}

/** Minifies inline scripts, and no data. */
export const minifyScripts = (html: string): string => html.replace(CLASSIC, (_, tag: string, script: string) => tag + minified(script));
