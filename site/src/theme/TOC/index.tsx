import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/**
 * Change: a named landmark around the contents list of a page. In posts that list stands outside every other landmark, so that a
 * screen reader's list of landmarks would not lead to it.
 */
export default function NamedTOC(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav className={styles.contents} aria-label="本页目录">
      <TOC {...props} />
    </nav>
  );
}
