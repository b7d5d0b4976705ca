/** The id that Docusaurus gives to a heading that is a name, as a fifth of the site's headings are. */
const anchorOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{Letter}\p{Number}_-]+/gu, '');

const SAME = '=';

/** An anchor that follows from its heading is not sent. */
export const shortAnchor = (anchor: string, heading: string): string => (anchor !== '' && anchor === anchorOf(heading) ? SAME : anchor);

export const wholeAnchor = (short: string, heading: string): string => (short === SAME ? anchorOf(heading) : short);
