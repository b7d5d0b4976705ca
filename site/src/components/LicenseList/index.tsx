import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {ScrollTable} from '../ScrollTable/index.tsx';
import groups from '../../data/licenses.json';
import styles from './styles.module.css';

/** Third-party code in the site's bundle: what, whose, and under which licence, with each text once. */
export function LicenseList(): ReactNode {
  return groups.map(({license, text, packages}, index) => (
    <section key={packages[0]?.name}>
      <Heading as="h2" id={`group-${index + 1}`}>
        {titleOf(license, packages)}
      </Heading>
      <ScrollTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">软件包与版本</th>
            <th scope="col">版权声明</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({name, version, homepage, copyright}) => (
            <tr key={name}>
              <th scope="row" className={styles.name}>
                {homepage ? <a href={homepage}>{name}</a> : name} <span className={styles.version}>{version}</span>
              </th>
              <td lang="en">{copyright.join('; ') || '—'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {text ? (
        <details className={styles.text}>
          <summary>许可证全文</summary>
          <pre lang="en" tabIndex={0}>
            {text}
          </pre>
        </details>
      ) : (
        <p>这些软件包的 package.json 写明 {license}，没有随附全文；条款与本页同名许可证相同。</p>
      )}
    </section>
  ));
}

/** Licences of one name have different texts, so the first package tells the groups apart. */
function titleOf(license: string, packages: readonly {readonly name: string}[]): string {
  return `${license}：${packages[0]!.name}${packages.length > 1 ? ` 等 ${packages.length} 个软件包` : ''}`;
}

export const licensedCount = groups.reduce((sum, {packages}) => sum + packages.length, 0);
