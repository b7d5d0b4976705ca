import type {LoadContext} from '@docusaurus/types';
import type {ClientSite} from './shared/ClientSite.ts';
import type {Kind} from './shared/kinds.ts';

/** One product that pages are about. */
export interface SdkFacet {
  /** Its name in the address of a filtered search (`?sdk=`). */
  id: string;
  /** Its name on filters and results. */
  label: string;
  /** Routes of its pages. */
  routes: RegExp;
  /** How readers name it, by its system, language or player. Upper and lower case are the same. */
  names: RegExp;
  /** Its value in the tabs of `tabGroup`; default: `id`. */
  tab?: string;
  /** When nothing is known about the reader, what its pages are worth; default: 1. */
  prior?: number;
}

/** What tells pages apart besides their words. The first entry that fits counts. */
export interface Facets {
  sdks: readonly SdkFacet[];
  /** Routes of the kinds of page; all others are guides. */
  kinds: readonly {kind: Kind; routes: RegExp}[];
  /** When two pages answer equally well: what pages on these routes are worth; all others are worth 1. */
  priors: readonly {routes: RegExp; prior: number}[];
}

export interface SearchOptions extends Pick<ClientSite, 'description' | 'startingPoints' | 'sampleQueries'> {
  facets: Facets;
  /** The group of tabs (`<Tabs groupId>`) in which readers choose an SDK. */
  tabGroup: string;
  /** Routes of pages that answer nothing themselves, such as lists of other pages. */
  ignored: RegExp;
  /** Headings that a generator puts under everything on these routes: they divide a page and name nothing. */
  structure: {routes: RegExp; headings: readonly string[]};
  /** A YAML file, from the site's folder: `route#anchor: wordings` that readers use and the section does not. */
  aliases: string;
  /** Routes of pages that other pages repeat: readers find them by the names of their sections, and download less. */
  namesOnly: RegExp;
  /** Told which modules readers get with the box, whose licences then apply. */
  record: (context: LoadContext, modules: readonly string[]) => void;
}
