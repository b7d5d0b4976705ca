import type {FoundSection} from '../../shared/protocol.ts';

/** The page itself above its sections, which keep their order: best first. */
export const asOnPage = (sections: readonly FoundSection[]): FoundSection[] => [
  ...sections.filter(({anchor}) => !anchor),
  ...sections.filter(({anchor}) => anchor),
];
