import {useState, type ReactNode} from 'react';
import {Button, Panel, TextAreaField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {useLazy} from '../../components/useLazy.ts';
import {DataTable} from '../shared/index.ts';
import type {Imported} from './importing/importConfig.ts';
import type {Mapping, Source} from './importing/mapConfig.ts';
import type {Settings} from './settings.ts';
import styles from './config.module.css';

const SOURCES: Readonly<Record<Source, string>> = {
  'p2p-media-loader-2': 'p2p-media-loader 2',
  'p2p-media-loader-0': 'p2p-media-loader 0.x 或 1.x',
  cdnbye: 'CDNBye / SwarmCloud',
};

export function ImportPanel({onImport}: {readonly onImport: (changes: Partial<Settings>) => void}): ReactNode {
  const [text, setText] = useState('');
  const [result, setResult] = useState<Imported>();
  const {load, problem} = useLazy(() => import('./importing/importConfig.ts'));
  const run = async (): Promise<void> => {
    const importer = await load();
    if (!importer) return;
    const imported = importer.importConfig(text);
    setResult(imported);
    if ('mapping' in imported) onImport(imported.mapping.changes);
  };
  return (
    <Panel headingId="import" title="导入已有配置">
      <details className={styles.options}>
        <summary>已经在用 p2p-media-loader 或 CDNBye？把配置粘贴进来</summary>
        <TextAreaField
          label="JSON 或 JavaScript 对象"
          hint="只解析，不执行；函数和变量会列出来，由你补上。"
          rows={6}
          value={text}
          placeholder="{ core: { highDemandTimeWindow: 20, announceTrackers: ['wss://…'] } }"
          problem={problem ?? (result && 'problem' in result ? result.problem : undefined)}
          onChange={setText}
        />
        <div className={layout.actions}>
          <Button kind="primary" onClick={() => void run()}>
            导入
          </Button>
        </div>
        <div className={styles.imported} aria-live="polite" data-config-import>
          {result && 'mapping' in result ? (
            <MappingReport mapping={result.mapping} />
          ) : (
            <p className={styles.note}>导入后，这里列出带过来的和没有带过来的各项。</p>
          )}
        </div>
      </details>
    </Panel>
  );
}

function MappingReport({mapping: {source, mapped, left}}: {readonly mapping: Mapping}): ReactNode {
  return (
    <>
      <p>
        {`认出是 ${SOURCES[source]} 的配置：${mapped.length} 项已填进下面，${left.length === 0 ? '没有遗漏。' : `${left.length} 项没有带过来。`}`}
      </p>
      {mapped.length > 0 ? (
        <DataTable
          caption="带过来的"
          rows={mapped}
          rowKey={({from}) => from}
          columns={[
            {header: '原来', cell: ({from}) => <code>{from}</code>},
            {header: '现在', cell: ({to}) => <code>{to}</code>},
            {header: '说明', cell: ({note}) => note ?? '照原样'},
          ]}
        />
      ) : null}
      {left.length > 0 ? (
        <DataTable
          caption="没有带过来的"
          rows={left}
          rowKey={(_, index) => index}
          columns={[
            {header: '原来', cell: ({path}) => <code>{path}</code>},
            {header: '为什么，怎么办', cell: ({reason}) => reason},
          ]}
        />
      ) : null}
    </>
  );
}
