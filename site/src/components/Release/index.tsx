import type {ReactNode} from 'react';
import {releaseRows, type ReleaseRow} from '../../data/releases/releaseRows.ts';
import type {ReleaseHistory} from '../../data/releases/schema.ts';
import {InlineText} from '../InlineText/index.tsx';
import styles from './styles.module.css';

type Props = {readonly history: ReleaseHistory; readonly version: string};

/** One release, from `site/src/data/releases/<product>.yaml`. Its heading stands in the page, for the contents list. */
export function Release({history, version}: Props): ReactNode {
  const release = history.releases.find((candidate) => candidate.version === version)!;
  return (
    <article className={styles.release}>
      <time className={styles.date} dateTime={release.date}>
        {release.date}
      </time>
      <p className={styles.summary}>
        <InlineText>{release.summary}</InlineText>
      </p>
      <dl className={styles.facts}>
        {releaseRows(release).map(({field, label, form, lines}) => (
          <div key={field} className={styles.row}>
            <dt>{label}</dt>
            <dd>{form === 'text' ? <InlineText>{lines.join('')}</InlineText> : <Lines form={form} lines={lines} />}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function Lines({form, lines}: Pick<ReleaseRow, 'form' | 'lines'>): ReactNode {
  const List = form === 'steps' ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {lines.map((text) => (
        <li key={text}>
          <InlineText>{text}</InlineText>
        </li>
      ))}
    </List>
  );
}
