import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Question} from '../../../config/relatedQuestions.ts';
import {keepUnits} from '../../keepUnits.ts';
import styles from './styles.module.css';

/** Questions of the FAQ whose answers lead to this page; the configuration has put them into its front matter. */
export function RelatedQuestions(): ReactNode {
  const {questions} = useDoc().frontMatter as {readonly questions?: readonly Question[]};
  if (!questions) return null;
  return (
    <nav className={styles.related} aria-label="相关问题">
      <b>相关问题</b>
      <ul>
        {questions.map(({title, to}) => (
          <li key={to}>
            <Link to={to}>{keepUnits(title)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
