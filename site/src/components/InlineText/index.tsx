import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Text from data files: `code`, **bold** and [links](/docs/intro) become markup, all else stays as written. */
export function InlineText({children}: {readonly children: string}): ReactNode {
  return children.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    const link = part.match(/^\[(?<label>[^\]]+)\]\((?<to>[^)]+)\)$/)?.groups;
    if (!link) return part;
    return (
      <Link key={index} to={link.to!}>
        {link.label}
      </Link>
    );
  });
}
