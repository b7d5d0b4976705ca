import type {ReactNode} from 'react';
import {ScrollTable} from '../ScrollTable/index.tsx';
import {effectOf, errorAnchor, errorEntry, errorIds, platformText, type ErrorId} from '../../data/errors.ts';
import styles from './styles.module.css';

/** Every error on one screen; each id leads to its section below. */
export function ErrorCatalog(): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">编号</th>
          <th scope="col">发生了什么</th>
          <th scope="col">后果</th>
        </tr>
      </thead>
      <tbody>
        {errorIds.map((id) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#${errorAnchor(id)}`}>{id}</a>
            </th>
            <td>{errorEntry(id).title}</td>
            <td>{consequence(id)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** In two words, for the overview; the section below says more. */
function consequence(id: ErrorId): string {
  if (errorEntry(id).effect === 'throw') return '抛出异常';
  return id === 'X2-4002' ? '播放会中断' : '只作记录';
}

/** The catalogue's own words about one error: what to do first, what it costs, where it occurs. */
export function ErrorFacts({id}: {readonly id: ErrorId}): ReactNode {
  const entry = errorEntry(id);
  return (
    <div className={styles.facts} data-effect={entry.effect}>
      <p className={styles.remedy}>{entry.remedy}</p>
      <p className={styles.meta}>
        {effectOf(id)} · {platformText(entry)}
      </p>
    </div>
  );
}
