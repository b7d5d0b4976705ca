import {coreOf} from './coreOf.ts';
import type {HeadFile, RecordColumns} from '../shared/indexFormat.ts';
import {wholeAnchor} from '../shared/shortAnchor.ts';
import {wholeIdentifiers} from '../shared/shortIdentifiers.ts';
import {kinds, type Kind} from '../shared/kinds.ts';
import {sdksNamedBy, type SdksNamed} from './sdksNamed.ts';

export interface PageInfo {
  route: string;
  title: string;
  crumbs: string;
  kind: Kind;
  /** Its id. */
  sdk: string | undefined;
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
  readonly sdksNamed: SdksNamed;
  readonly #cores: SectionCores[] = [];

  constructor({routes, titles, crumbs, sdks, facets}: Pick<HeadFile, 'routes' | 'titles' | 'crumbs' | 'sdks' | 'facets'>) {
    this.sdksNamed = sdksNamedBy(sdks);
    this.pages = routes.map((route, page) => {
      const sdk = sdks[facets.sdks[page]!];
      return {
        route,
        title: titles[page] ?? route,
        crumbs: crumbs[page] ?? '',
        kind: kinds[facets.kinds[page]!]!,
        sdk: sdk?.id,
        prior: facets.priors[page]! * (sdk?.prior ?? 1),
      };
    });
  }

  sdkOf(route: string | undefined): string | undefined {
    return this.pages.find((page) => page.route === route)?.sdk;
  }

  /** Made when first asked for: most sections never come near the top of a ranking. */
  cores(record: number): SectionCores {
    return (this.#cores[record] ??= coresOf(this.sections[record]!));
  }

  /** Adds records and returns the numbers they got. */
  addSections(columns: RecordColumns): [from: number, to: number] {
    const from = this.sections.length;
    let row = 0;
    for (const [page, count] of columns.counts.entries()) {
      /** The headings that the next record may stand under, outermost first. */
      const open: number[] = [];
      for (const end = row + count; row < end; row++) {
        const number = this.sections.length;
        const level = Number(columns.levels[row]);
        while (open.length > 0 && this.sections[open.at(-1)!]!.level >= level) open.pop();
        this.sections.push(this.#sectionAt(row, columns, page, level, open.at(-1)));
        open.push(number);
        if (level === 1) this.ownRecord[page] = number;
      }
    }
    return [from, this.sections.length];
  }

  #sectionAt(
    row: number,
    {anchors, headings, identifiers, aliases}: RecordColumns,
    page: number,
    level: number,
    above: number | undefined,
  ): SectionInfo {
    const heading = headings[row] ?? '';
    return {
      page,
      level,
      anchor: wholeAnchor(anchors[row] ?? '', heading),
      heading: heading || this.pages[page]!.title,
      identifiers: wholeIdentifiers(identifiers[row] ?? '', heading),
      aliases: aliases[row] ?? '',
      text: undefined,
      // On a large site the page's own record came in an earlier file.
      parent: above ?? this.ownRecord[page] ?? -1,
    };
  }
}

function coresOf({heading, identifiers, aliases}: SectionInfo): SectionCores {
  // `applyDynamicConfig(config)` is called by its name alone.
  const name = heading.replace(ORDINAL, '').replace(/\(.*\)$/, '');
  const lead = /^(.+?)：./.exec(name)?.[1];
  return {
    heading: coreOf(name),
    lead: lead && coreOf(lead),
    identifiers: `${identifiers} ${aliases}`.split(' ').filter(Boolean).map(coreOf),
  };
}
