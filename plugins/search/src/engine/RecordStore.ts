import {coreOf} from './coreOf.ts';
import type {HeadFile, RecordColumns} from '../shared/indexFormat.ts';
import {wholeAnchor} from '../shared/shortAnchor.ts';
import {wholeIdentifiers} from '../shared/shortIdentifiers.ts';
import {kindOf, priorOf, sdkOf, type Kind, type Sdk} from '../shared/facets.ts';

export interface PageInfo {
  route: string;
  title: string;
  crumbs: string;
  kind: Kind;
  sdk: Sdk | undefined;
  prior: number;
}

export interface SectionInfo {
  page: number;
  level: number;
  anchor: string;
  heading: string;
  identifiers: string;
  aliases: string;
  /** Only of records that were on screen. */
  text: string | undefined;
  /** Number of the heading above it, or of the page's own record; -1 for that record itself. */
  parent: number;
}

/** What a section is called, reduced for comparison with a query. */
interface SectionCores {
  heading: string;
  /** What stands before the colon: `peer-closed：节点在传输中离开` is called peer-closed. */
  lead: string | undefined;
  identifiers: readonly string[];
}

/** 五、灰度 and 2. 引擎在跑吗 are called without their number. */
const ORDINAL = /^([一二三四五六七八九十]+、|\d+\. )/;

/** Pages and their records, by number. */
export class RecordStore {
  readonly pages: PageInfo[];
  readonly sections: SectionInfo[] = [];
  /** Number of each page's own record. */
  readonly ownRecord: number[] = [];
  readonly #cores: SectionCores[] = [];

  constructor({routes, titles, crumbs}: Pick<HeadFile, 'routes' | 'titles' | 'crumbs'>) {
    this.pages = routes.map((route, page) => ({
      route,
      title: titles[page] ?? route,
      crumbs: crumbs[page] ?? '',
      kind: kindOf(route),
      sdk: sdkOf(route),
      prior: priorOf(route),
    }));
  }

  /** Made when first asked for: most sections never come near the top of a ranking. */
  cores(record: number): SectionCores {
    return (this.#cores[record] ??= coresOf(this.sections[record]!));
  }

  /** Adds records and returns the numbers they got. */
  addSections(columns: RecordColumns): [from: number, to: number] {
    const from = this.sections.length;
    let at = 0;
    for (const [page, count] of columns.counts.entries()) {
      const above: number[] = [];
      for (let left = count; left > 0; left--, at++) {
        const level = Number(columns.levels[at]);
        const number = this.sections.length;
        above.length = Math.min(above.length, level - 1);
        const parent = level === 1 ? -1 : (above.findLast((record) => record !== undefined) ?? this.ownRecord[page] ?? -1);
        above[level - 1] = number;
        if (level === 1) this.ownRecord[page] = number;
        const heading = columns.headings[at] ?? '';
        this.sections.push({
          page,
          level,
          anchor: wholeAnchor(columns.anchors[at] ?? '', heading),
          heading: heading || this.pages[page]!.title,
          identifiers: wholeIdentifiers(columns.identifiers[at] ?? '', heading),
          aliases: columns.aliases[at] ?? '',
          text: undefined,
          parent,
        });
      }
    }
    return [from, this.sections.length];
  }
}

function coresOf({heading, identifiers, aliases}: SectionInfo): SectionCores {
  // `applyDynamicConfig(config)` is called by its name alone.
  const name = heading.replace(ORDINAL, '').replace(/\(.*\)$/, '');
  const lead = /^(.+?)：./.exec(name)?.[1];
  return {heading: coreOf(name), lead: lead && coreOf(lead), identifiers: `${identifiers} ${aliases}`.split(' ').filter(Boolean).map(coreOf)};
}
