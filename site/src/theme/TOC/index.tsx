import type {ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {breakable, LONG_WORD} from '../../breakable.ts';
import styles from './styles.module.css';

/**
 * Change: a named landmark around the contents list of a page. In posts that list stands outside every other landmark, so that a
 * screen reader's list of landmarks would not lead to it. Long names break where their parts meet, at a dot or after a bracket first.
 * The mark of the section that is being read is set by `@x2p2p/page/reading`, without the application.
 */
export default function NamedTOC({toc, className, ...props}: Props): ReactNode {
  return (
    <nav className={styles.contents} aria-label="本页目录">
      <div className={clsx(styles.list, 'thin-scrollbar', className)}>
        <TOCItems
          {...props}
          toc={toc.map((entry) => ({...entry, value: withBreaks(entry.value)}))}
          linkClassName="table-of-contents__link toc-highlight"
        />
      </div>
    </nav>
  );
}

/** Entries are HTML: its tags and their attributes stay as they are. */
const withBreaks = (html: string): string =>
  html.replace(/[^<>]+(?=<|$)/g, (text) =>
    text.replace(LONG_WORD, (word) =>
      word
        .split(/(?=\.[A-Z])|(?<=\()(?!\))/i)
        // Of its own, a part breaks only where it is too long for a whole line.
        .map((part) => `<span class="${styles.part}">${breakable(part).join('<wbr>')}</span>`)
        .join(''),
    ),
  );
