import type {ReactNode} from 'react';
import {histories} from '@site/src/data/releases';
import {fieldLabels} from '@site/src/data/releases/fieldLabels';
import type {Product} from '@site/src/data/releases/schema';
import {InlineText} from '../InlineText';
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
        <Row field="interop">
          <InlineText>{release.interop}</InlineText>
        </Row>
        <Row field="permissions">
          <InlineText>{release.permissions}</InlineText>
        </Row>
        <ListRow field="added" lines={release.added} />
        <ListRow field="changed" lines={release.changed} />
        <ListRow field="fixed" lines={release.fixed?.map(({symptom, cause, affects}) => `${symptom}；原因：${cause}；影响版本：${affects}。`)} />
        <ListRow field="deprecated" lines={release.deprecated} />
        <ListRow field="removed" lines={release.removed} />
        <ListRow field="security" lines={release.security} />
        <ListRow field="dependencies" lines={release.dependencies?.map(({name, from, to}) => `\`${name}\` ${from ? `${from} → ` : ''}${to}`)} />
        <ListRow field="requires" lines={release.requires} />
        {release.size && (
          <Row field="size">
            <InlineText>{release.size}</InlineText>
          </Row>
        )}
        <ListRow field="upgrade" lines={release.upgrade} ordered />
        <ListRow field="knownIssues" lines={release.knownIssues} />
      </dl>
    </article>
  );
}

function Row({field, children}: {readonly field: keyof typeof fieldLabels; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.row}>
      <dt>{fieldLabels[field]}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type ListProps = {readonly field: keyof typeof fieldLabels; readonly lines: readonly string[] | undefined; readonly ordered?: boolean};

function ListRow({field, lines, ordered = false}: ListProps): ReactNode {
  if (!lines) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <Row field={field}>
      <List className={styles.list}>
        {lines.map((text) => (
          <li key={text}>
            <InlineText>{text}</InlineText>
          </li>
        ))}
      </List>
    </Row>
  );
}
