import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hyphenated, LONGEST_IN_CELL} from '../../breakable.ts';

/** `p2p-media-loader-hlsjs`. */
const NAMES = hyphenated(22);

/** Text from data files: `code`, **bold** and [links](/docs/intro) become markup, all else stays as written. */
export function InlineText({children}: {readonly children: string}): ReactNode {
  return children.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    if (part.startsWith('`')) return <code key={index}>{withWholeWords(part.slice(1, -1))}</code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    const link = part.match(/^\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)$/)?.groups;
    if (!link) return withWholeWords(part);
    return (
      <Link key={index} to={link.to}>
        {link.label}
      </Link>
    );
  });
}

/** Names with a hyphen do not break after it, long ones where the page is wide; prose has the same for short ones from `rehypeBreaks`. */
const withWholeWords = (text: string): ReactNode =>
  text.split(NAMES).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className={piece.length > LONGEST_IN_CELL ? 'l' : 'w'}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
