import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {decodedHash} from '@x2p2p/page/decodedHash';
import {Details} from '../Details/index.tsx';
import {movedSections} from '../../data/movedSections.ts';
import styles from './styles.module.css';

type Props = {
  /** The address of the page that they have left. */
  readonly from: string;
};

/**
 * The anchors of sections that stand elsewhere now, each with a link. An address with one of them is sent on: here once the application
 * runs, before it does by `scripts/first-view/src/page/followMoved.ts`; without scripts the browser opens the list at the link. The build takes
 * the anchors for none, so that our own pages cannot link to them, as `tests/output/publishedAnchors.spec.ts` demands, too.
 */
export function MovedSections({from}: Props): ReactNode {
  const {hash} = useLocation();
  const history = useHistory();
  const sections = movedSections[from]!;
  useEffect(() => {
    const anchor = decodedHash(hash);
    const moved = sections.find((section) => section.anchor === anchor);
    if (moved) history.replace(moved.to);
  }, [hash, history, sections]);
  return (
    <nav className={styles.list} aria-label="移走的章节">
      <Details>
        <summary>从这一页移走的章节</summary>
        <ul>
          {sections.map(({anchor, title, to}) => (
            <li key={anchor} id={anchor} data-moved="">
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </Details>
    </nav>
  );
}
