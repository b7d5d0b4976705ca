import {Fragment, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {describeRange, optionNames, options, type OptionSpec} from 'x2-core/options';
import {Breakable} from '../../components/Breakable/index.tsx';
import {contracts} from '../../data/sdk/index.ts';
import {DataTable} from '../shared/index.ts';
import {nativeOptions} from './optionProblems.ts';
import {labelOf} from './settings.ts';
import {isNative, pageRoute, productOf, type ProductId} from '../../data/products.ts';
import styles from './config.module.css';

type Row = {readonly name: string; readonly range: string; readonly standard: string; readonly dynamic: boolean; readonly summary: string};

function rowsFor(platform: ProductId): Row[] {
  if (isNative(platform)) {
    const {types} = contracts[platform];
    return nativeOptions(platform).map(({name, range, default: standard, dynamic, kind, description}) => ({
      name,
      range: range ?? types[kind],
      standard,
      dynamic,
      summary: `${description.split('。')[0]}。`,
    }));
  }
  return optionNames
    .map((name): [string, OptionSpec] => [name, options[name]])
    .filter(([, {type}]) => type === 'boolean' || type === 'number' || type === 'string')
    .map(([name, spec]) => ({
      name,
      range: describeRange(spec),
      standard: spec.default === undefined ? '按设备' : JSON.stringify(spec.default),
      dynamic: spec.dynamic,
      summary: spec.summary,
    }))
    .filter(({name}) => name !== 'swarmId');
}

/** Options that have to be added to the generated code by hand. */
function unwritable(platform: ProductId): readonly string[] {
  if (!isNative(platform)) return optionNames.filter((name) => (options[name] as OptionSpec).type === 'function');
  return contracts[platform].options.filter(({kind}) => kind === 'headers' || kind === 'validator').map(({name}) => name);
}

/** What may be written into the two fields, from the engine's own table or the contract. Drawn when it is opened. */
export function OptionTable({platform}: {readonly platform: ProductId}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>可以写哪些选项</summary>
      {isOpen ? (
        <DataTable
          caption={`${labelOf(platform)} 可以写成 JSON 值的选项`}
          rows={rowsFor(platform)}
          rowKey={({name}) => name}
          columns={[
            {
              header: '选项',
              cell: ({name, summary}) => (
                <>
                  <code>
                    <Breakable>{name}</Breakable>
                  </code>
                  <span className={styles.second}>{summary.replaceAll('`', '')}</span>
                </>
              ),
            },
            {
              header: '默认值、范围',
              cell: ({range, standard}) => (
                <>
                  <span>{standard}</span>
                  <span className={styles.second}>{range.replaceAll('`', '').replace(/(?<=\d) /, '\u00a0')}</span>
                </>
              ),
            },
            {header: '运行中可改', cell: ({dynamic}) => (dynamic ? '可以' : '不行')},
          ]}
        />
      ) : null}
      <p className={styles.note}>
        函数和请求头写不进 JSON，不在表里：
        <span>
          {unwritable(platform).map((name, index) => (
            <Fragment key={name}>
              {index > 0 ? <span>、</span> : null}
              <code>{name}</code>
            </Fragment>
          ))}
        </span>
        。在生成的代码里自己补上，见<Link to={`${pageRoute(productOf(platform), 'API')}#options`}>全部选项</Link>。
      </p>
    </details>
  );
}
