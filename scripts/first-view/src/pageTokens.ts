import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** What selectors can match in one page. */
export type PageTokens = {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Roles: the only other attribute that styles select by and that nothing changes later. */
  readonly roles: ReadonlySet<string>;
  /** Custom properties that `style` attributes and elements read or set. */
  readonly variables: ReadonlySet<string>;
  /** Whether the page can turn dark: only where it has the colour switch. */
  readonly dark: boolean;
};

/** Reads tags, classes and ids of all elements. */
export function pageTokens(...documents: readonly CheerioAPI[]): PageTokens {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const roles = new Set<string>();
  const variables = new Set<string>();
  for (const {name, attribs} of documents.flatMap(($) => $('*').toArray() as Element[])) {
    tags.add(name.toLowerCase());
    for (const token of attribs.class?.split(/\s+/) ?? []) if (token) classes.add(token);
    if (attribs.id) ids.add(attribs.id);
    if (attribs.role) roles.add(attribs.role);
    for (const [variable] of attribs.style?.matchAll(/--[\w-]+/g) ?? []) variables.add(variable);
  }
  const styles = documents.map(($) => $('style').text()).join('\n');
  for (const [variable] of styles.matchAll(/--[\w-]+/g)) variables.add(variable);
  return {tags, classes, ids, roles, variables, dark: [...classes].some((name) => name.includes('colorModeToggle'))};
}
