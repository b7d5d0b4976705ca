/** What the box and the search page show of the site; the build writes it as a module, because it stands in two bundles. */
export interface ClientSite {
  /** Of the search page, for search engines. */
  description: string;
  /** Labels of the SDKs by their ids, in the order of the filter. */
  sdks: Readonly<Record<string, string>>;
  /** Where the chosen tab is stored, and the id of the SDK that each tab stands for. */
  tabs: {key: string; sdks: Readonly<Record<string, string>>};
  /** Where most questions begin. Without scripts, the search page offers the first two. */
  startingPoints: readonly {label: string; to: string}[];
  /** One of each kind that the box understands: a term, a question, an identifier, a symptom. */
  sampleQueries: readonly string[];
}
