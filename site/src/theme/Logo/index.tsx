import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';

/**
 * Change: the mark is drawn in the page. Upstream's is a picture for each colour theme, each a request and, within the browser,
 * a document of its own: together a tenth of the work until a page's first paint.
 */
export default function Logo({imageClassName, titleClassName, ...link}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...link}>
      <Mark className={imageClassName} />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}

/** As in `static/img/favicon.svg`. */
function Mark({className}: {readonly className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 32 32" width={28} height={28} aria-hidden>
      <rect x={3} y={3} width={11} height={11} rx={1.5} fill="#e8710a" />
      <g fill="#1f6feb">
        <circle cx={23.5} cy={8.5} r={5.5} />
        <circle cx={8.5} cy={23.5} r={5.5} />
        <circle cx={23.5} cy={23.5} r={5.5} />
      </g>
      <path d="M14 8.5h4M8.5 14v4M23.5 14v4M14 23.5h4" stroke="#8aa0b8" strokeWidth={1.6} strokeLinecap="round" />
    </svg>
  );
}
