/** What selectors can match in one page. */
export type PageTokens = {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Roles: the only other attribute that styles select by and that nothing changes later. */
  readonly roles: ReadonlySet<string>;
  /** Custom properties that `style` attributes read or set. */
  readonly variables: ReadonlySet<string>;
  /** Whether the page can turn dark: only where it has the colour switch. */
  readonly dark: boolean;
};

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi;

/** The value of one attribute, from all attributes of a tag; empty without it. */
function reader(name: string): (attributes: string) => string {
  const pattern = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i');
  return (attributes) => {
    const match = pattern.exec(attributes);
    return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
  };
}

const classOf = reader('class');
const idOf = reader('id');
const roleOf = reader('role');
const styleOf = reader('style');

/** Reads tags, classes and ids from HTML without building a tree: a thousand pages take seconds. */
export function pageTokens(html: string): PageTokens {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const roles = new Set<string>();
  const variables = new Set<string>();
  const seen = new Set<string>();
  for (const [whole, tag, attributes = ''] of html.matchAll(TAG)) {
    // Highlighted code repeats the same few tags.
    if (seen.has(whole)) continue;
    seen.add(whole);
    tags.add(tag!.toLowerCase());
    for (const name of classOf(attributes).split(/\s+/)) if (name) classes.add(name);
    const id = idOf(attributes);
    if (id) ids.add(id);
    const role = roleOf(attributes);
    if (role) roles.add(role);
    for (const [name] of styleOf(attributes).matchAll(/--[\w-]+/g)) variables.add(name);
  }
  return {tags, classes, ids, roles, variables, dark: html.includes('colorModeToggle')};
}
