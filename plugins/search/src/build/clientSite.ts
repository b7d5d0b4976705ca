import type {SearchOptions} from '../options.ts';
import type {ClientSite} from '../shared/ClientSite.ts';

/** The part of the options that readers download with the box. */
export function clientSite({facets: {sdks}, tabGroup, description, startingPoints, sampleQueries}: SearchOptions): ClientSite {
  return {
    description,
    sdks: Object.fromEntries(sdks.map(({id, label}) => [id, label])),
    tabs: {key: `docusaurus.tab.${tabGroup}`, sdks: Object.fromEntries(sdks.map(({id, tab = id}) => [tab, id]))},
    startingPoints,
    sampleQueries,
  };
}
