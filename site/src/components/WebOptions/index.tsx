import type {ReactNode} from 'react';
import clsx from 'clsx';
import {options, type OptionSpec} from 'x2-hlsjs/options';
import {optionGroups} from './groups.ts';
import {OptionRow} from './OptionRow.tsx';
import styles from './styles.module.css';

const COLUMNS = ['选项与类型', '默认值、范围、运行中可改', '说明'];

/** Stands beside `core`, so the package's table of core options does not hold it. */
const token: OptionSpec = {
  summary: '访问令牌，作为查询参数 `token` 附在每个 Tracker 地址后面。`announceTrackers` 不为空时必填。写在 `core` 外面。',
  scope: 'stream',
  type: 'string',
  min: 1,
  dynamic: false,
  default: undefined,
};

/** Every option, printed from the table that the packages check their input with. Nothing is typed twice. */
export function WebOptions(): ReactNode {
  return (
    <table role="table" className={clsx(styles.table, 'rows-as-cards')}>
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <GroupTitle>令牌</GroupTitle>
        <OptionRow name="token" spec={token} />
      </tbody>
      {optionGroups.map(({title, names}) => (
        <tbody key={title} role="rowgroup">
          <GroupTitle>{title}</GroupTitle>
          {names.map((name) => (
            <OptionRow key={name} name={name} spec={options[name]} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function GroupTitle({children}: {readonly children: string}): ReactNode {
  return (
    <tr role="row" className={styles.group}>
      <th role="rowheader" scope="rowgroup" colSpan={COLUMNS.length}>
        {children}
      </th>
    </tr>
  );
}
