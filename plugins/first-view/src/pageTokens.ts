/** What selectors can match in one page. */
export type PageTokens = {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Roles: the one attribute besides these that styles go by and nothing changes later. */
  readonly roles: ReadonlySet<string>;
  /** Custom properties that `style` attributes read. */
  readonly variables: ReadonlySet<string>;
  /** Whether the page can turn dark: only where it has the colour switch. */
  readonly dark: boolean;
};

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi;
const CLASS = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const ID = /\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const ROLE = /\srole=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

const valueOf = (match: RegExpExecArray | null) => match?.[1] ?? match?.[2] ?? match?.[3] ?? '';

/** Reads tags, classes and ids from HTML without building a tree: a thousand pages take seconds. */
export function pageTokens(html: string): PageTokens {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const roles = new Set<string>();
  const variables = new Set<string>();
  for (const [, tag, attributes = ''] of html.matchAll(TAG)) {
    tags.add(tag!.toLowerCase());
    for (const name of valueOf(CLASS.exec(attributes)).split(/\s+/)) if (name) classes.add(name);
    const id = valueOf(ID.exec(attributes));
    if (id) ids.add(id);
    roles.add(valueOf(ROLE.exec(attributes)));
    for (const [, name] of valueOf(STYLE.exec(attributes)).matchAll(/var\((--[\w-]+)/g)) variables.add(name!);
  }
  return {tags, classes, ids, roles, variables, dark: html.includes('colorModeToggle')};
}
