import type {ReactNode} from 'react';
import {histories} from '../../data/releases/index.ts';
import {releaseRows, type ReleaseRow} from '../../data/releases/releaseRows.ts';
import type {Product} from '../../data/releases/schema.ts';
import {InlineText} from '../InlineText/index.tsx';
import styles from './styles.module.css';

type Props = {readonly product: Product; readonly version: string};

/** One release, from `site/src/data/releases/<product>.yaml`. Its heading stands in the page, for the contents list. */
export function Release({product, version}: Props): ReactNode {
  const release = histories[product].releases.find((candidate) => candidate.version === version);
  if (!release) throw new Error(`There is no release ${version} in site/src/data/releases/${product}.yaml.`);
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
