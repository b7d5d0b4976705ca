import {readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import type {ExtractedPage} from './extractPage.ts';

/** `route#anchor` to wordings, several in one string with spaces between. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

export function readAliases(file: string): Aliases {
  const entries = Object.entries((load(readFileSync(file, 'utf8')) ?? {}) as Record<string, unknown>);
  return new Map(
    entries.map(([section, wordings]) => {
      if (typeof wordings !== 'string' || !wordings.trim())
        throw new Error(`${file}: ${section} has no wordings; write them in one line with spaces between.`);
      return [section, wordings.trim().split(/\s+/)];
    }),
  );
}

/** The pages with their readers' own words. A section that is not there any more stops the build: its words would be lost silently. */
export function withAliases(pages: readonly ExtractedPage[], aliases: Aliases): ExtractedPage[] {
  const unused = new Set(aliases.keys());
  const result = pages.map(({records, ...page}) => ({
    ...page,
    records: records.map((record) => {
      const section = record.anchor ? `${page.route}#${record.anchor}` : page.route;
      const wordings = record.level === 1 || record.anchor ? aliases.get(section) : undefined;
      if (!wordings) return record;
      unused.delete(section);
      return {...record, aliases: wordings};
    }),
  }));
  if (unused.size > 0) throw new Error(`Search: no section for the wordings of ${[...unused].join(', ')}. Was an anchor renamed?`);
  return result;
}
