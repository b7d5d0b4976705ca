import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Section} from '../../../config/plugins/docs/sectionsIn.ts';
import {keepUnits} from '../../keepUnits.ts';
import link from '../RuledRows/link.module.css';
import styles from './PageRow.module.css';

type Props = {
  readonly to: string;
  readonly name: string;
  readonly description?: string;
  readonly sections?: readonly Section[];
};

/** A page of a category: what is in it, in a sentence, and its sections, each a link. */
export function PageRow({to, name, description, sections = []}: Props): ReactNode {
  return (
    <li className={styles.row}>
      <Link className={clsx(link.link, styles.name)} to={to}>
        {name}
      </Link>
      <p className={styles.text}>{description}</p>
      <ul className={styles.sections} aria-label={`${name}的各节`} data-search-ignore="">
        {sections.map(({title, id}) => (
          <li key={id}>
            <Link to={`${to}#${id}`}>{keepUnits(title)}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
