import type {ReactNode} from 'react';
import type {Field} from '../../data/sdk/types.ts';
import {InlineText} from '../InlineText/index.tsx';
import {ScrollTable} from '../ScrollTable/index.tsx';
import styles from './styles.module.css';

/** Named values with their types: parameters, an event's payload, statistics. */
export function FieldTable({caption, fields}: {readonly caption: string; readonly fields: readonly Field[]}): ReactNode {
  return (
    <ScrollTable className={styles.fields}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">名称与类型</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({name, type, description}) => (
          <tr key={name}>
            <th scope="row">
              <code className={styles.name}>{name}</code>
              <span className={styles.type}>{type}</span>
            </th>
            <td>
              <InlineText>{description}</InlineText>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
