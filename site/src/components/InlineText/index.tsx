import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {hyphenated} from '@site/src/breakable';

const WHOLE = hyphenated(11);

/** Text from data files: `code`, **bold** and [links](/docs/intro) become markup, all else stays as written. */
export function InlineText({children}: {readonly children: string}): ReactNode {
  return children.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    if (part.startsWith('`')) return <code key={index}>{withWholeWords(part.slice(1, -1))}</code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    const link = part.match(/^\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)$/)?.groups;
    if (!link) return withWholeWords(part);
    return (
      <Link key={index} to={link.to!}>
        {link.label}
      </Link>
    );
  });
}

/** Short names with a hyphen do not break after it; prose has the same from `rehypeBreaks`. */
const withWholeWords = (text: string): ReactNode => text.split(WHOLE).map((piece, index) => (index % 2 === 1 ? <span key={index} className="w">{piece}</span> : piece));
