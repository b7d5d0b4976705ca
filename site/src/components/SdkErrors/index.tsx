import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {NativeSdk} from '@site/src/data/sdk/types';
import {errorCatalog, type ErrorEntry} from '../../../../packages/x2-core/src/errorCatalog';
import {errorPath} from '../ErrorCatalog/catalog';
import styles from './styles.module.css';

const effects: Readonly<Record<ErrorEntry['effect'], string>> = {
  throw: '调用失败，什么都没有开始',
  http: '记录一次，播放继续走 HTTP',
};

/** The errors of the shared catalogue that can occur in one SDK. */
export function SdkErrors({sdk}: {readonly sdk: NativeSdk}): ReactNode {
  const entries: [string, ErrorEntry][] = Object.entries(errorCatalog);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">编号</th>
          <th scope="col">出了什么错</th>
          <th scope="col">怎么办</th>
          <th scope="col">效果</th>
        </tr>
      </thead>
      <tbody>
        {entries
          .filter(([, {platforms}]) => platforms.includes(sdk))
          .map(([id, {title, remedy, effect}]) => (
            <tr key={id}>
              <th scope="row" className={styles.id}>
                <Link to={errorPath(id)}>{id}</Link>
              </th>
              <td>{title}</td>
              <td>{remedy}</td>
              <td>{effects[effect]}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
