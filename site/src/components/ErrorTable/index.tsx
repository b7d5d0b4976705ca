import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {effectOf, effectText, errorEntry, errorIds, errorPath, occursOn} from '../../data/errors.ts';
import type {Platform} from '../../data/platforms.ts';
import styles from './styles.module.css';

/** Functions of native SDKs report an error in the way of their language; C does not throw. */
const nativeEffects: typeof effectText = {...effectText, throw: '调用失败，什么都没有改变'};

/** The errors of the one catalogue that can occur on a platform; each id leads to its answer in the FAQ. */
export function ErrorTable({platform}: {readonly platform: Platform}): ReactNode {
  const effects = platform === 'web' ? effectText : nativeEffects;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">编号</th>
          <th scope="col">发生了什么，有什么后果</th>
          <th scope="col">怎么办</th>
        </tr>
      </thead>
      <tbody>
        {errorIds
          .map((id) => ({id, ...errorEntry(id)}))
          .filter((entry) => occursOn(entry, platform))
          .map(({id, title, remedy}) => (
            <tr key={id}>
              <th scope="row" className={styles.id}>
                <Link to={errorPath(id)}>{id}</Link>
              </th>
              <td>
                {title}
                <span className={styles.effect}>{effectOf(id, effects)}</span>
              </td>
              <td>{remedy}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
