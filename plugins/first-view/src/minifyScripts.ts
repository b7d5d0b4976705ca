import {minify} from '../../minify.ts';

const CLASSIC = /(<script(?: data-rh="?true"?)?\s*>)([^]*?)(?=<\/script>)/g;

/** All pages have the same few. */
const known = new Map<string, string>();

function minified(script: string): string {
  const short = known.get(script) ?? minify(script).trim();
  known.set(script, short);
  return short;
}

/** The scripts that stand in the page. */
export const minifyScripts = (html: string): string => html.replace(CLASSIC, (_, tag: string, script: string) => tag + minified(script));
