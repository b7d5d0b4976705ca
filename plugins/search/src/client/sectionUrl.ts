import type {FoundSection} from '../shared/protocol.ts';

export const sectionUrl = (baseUrl: string, route: string, {anchor}: Pick<FoundSection, 'anchor'>): string =>
  `${baseUrl}${encodeURI(route.slice(1))}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
