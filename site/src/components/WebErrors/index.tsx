import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {effectText, errorEntry, errorIds, errorPath} from '../ErrorCatalog/catalog';
import styles from './styles.module.css';

const webErrorIds = errorIds.filter((id) => errorEntry(id).platforms.includes('web'));

/** The error ids a web page can meet, from the one catalogue; each id leads to its answer in the FAQ. */
export function WebErrors(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">编号</th>
          <th scope="col">含义</th>
          <th scope="col">后果</th>
          <th scope="col">怎么办</th>
        </tr>
      </thead>
      <tbody>
        {webErrorIds.map((id) => {
          const {title, remedy, effect} = errorEntry(id);
          return (
            <tr key={id}>
              <td className={styles.id}>
                <Link to={errorPath(id)}>{id}</Link>
              </td>
              <td>{title}</td>
              <td>{effectText[effect]}</td>
              <td>{remedy}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
