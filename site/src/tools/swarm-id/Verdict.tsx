import type {ReactNode} from 'react';
import {DataTable, type Column} from '../shared/index.ts';
import type {Comparison, Reason} from './compareSwarms.ts';
import styles from './SwarmId.module.css';

type Row = {readonly name: string; readonly a: string | undefined; readonly b: string | undefined};

const idOf = (id: string | undefined): ReactNode => (id === undefined ? '算不出' : <code className={styles.id}>{id}</code>);

const columns: readonly Column<Row>[] = [
  {header: '标识', cell: ({name}) => name},
  {header: '观众甲', cell: ({a}) => idOf(a)},
  {header: '观众乙', cell: ({b}) => idOf(b)},
];

export function Verdict({comparison}: {readonly comparison: Comparison}): ReactNode {
  const {swarms, differences, risks, harmless} = comparison;
  const [a, b] = swarms;
  const row = (name: string, key: 'streamSwarmId' | 'infoHash' | 'infoHashHex'): Row => ({name, a: a?.[key], b: b?.[key]});
  return (
    <>
      <Reasons title="差在这里" reasons={differences} />
      <Reasons title="小心" reasons={risks} />
      <DataTable
        caption="引擎自己的函数算出的标识"
        columns={columns}
        rows={[row('群组标识', 'streamSwarmId'), row('info_hash', 'infoHash'), row('十六进制', 'infoHashHex')]}
        rowKey={({name}) => name}
      />
      <Reasons title="这些不影响" reasons={harmless} />
    </>
  );
}

function Reasons({title, reasons}: {readonly title: string; readonly reasons: readonly Reason[]}): ReactNode {
  if (reasons.length === 0) return null;
  return (
    <>
      <p className={styles.reasonsTitle}>{title}</p>
      <ul className={styles.reasons}>
        {reasons.map(({id, text, fix}) => (
          <li key={id} data-reason={id}>
            <span>{text}</span>
            {fix ? <span className={styles.fix}>{`改法：${fix}`}</span> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
