import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/**
 * Change: a landmark with a name around the contents of a page. In posts they stand outside every other one, where a
 * screen reader's list of landmarks does not lead.
 */
export default function NamedTOC(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav className={styles.contents} aria-label="本页目录">
      <TOC {...props} />
    </nav>
  );
}
