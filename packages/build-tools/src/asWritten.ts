import {Parser} from 'htmlparser2';

/** What the build adds for the eye: colours in code (see `highlightCode`), and where a name may break or not (see `rehypeBreaks`). */
const isForTheEye = (name: string, {class: classes}: Readonly<Record<string, string>>, isInCode: boolean): boolean =>
  name === 'wbr' || (name === 'span' && classes === 'w') || (name === 'b' && isInCode);

/**
 * HTML without what the build adds for the eye: colours are most elements of many articles, and breaks would make several words or
 * texts of a name. So would comments, which React leaves between texts.
 */
export function asWritten(html: string): string {
  const kept: string[] = [];
  let from = 0;
  const open: {name: string; isLeftOut: boolean}[] = [];
  const leaveOut = () => {
    kept.push(html.slice(from, parser.startIndex));
    from = parser.endIndex + 1;
  };
  const parser: Parser = new Parser({
    onopentag: (name, attributes) => {
      const isLeftOut = isForTheEye(
        name,
        attributes,
        open.some((element) => element.name === 'pre'),
      );
      open.push({name, isLeftOut});
      if (isLeftOut) leaveOut();
    },
    onclosetag: (_, isImplied) => {
      if (open.pop()?.isLeftOut && !isImplied) leaveOut();
    },
    oncomment: leaveOut,
  });
  parser.end(html);
  return kept.join('') + html.slice(from);
}
