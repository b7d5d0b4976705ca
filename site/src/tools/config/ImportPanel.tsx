import {useState, type ReactNode} from 'react';
import {Button, Panel, TextAreaField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {useLazy} from '../../components/useLazy.ts';
import {DataTable} from '../shared/index.ts';
import type {Imported} from './importing/importConfig.ts';
import type {Source} from './importing/findConfig.ts';
import type {Mapping} from './importing/mapConfig.ts';
import type {Settings} from './settings.ts';
import styles from './config.module.css';

const SOURCES: Readonly<Record<Source, string>> = {
  'p2p-media-loader-2': 'p2p-media-loader 2',
  'p2p-media-loader-0': 'p2p-media-loader 0.x 或 1.x',
  cdnbye: 'CDNBye / SwarmCloud',
  'hls.js': 'hls.js',
  'shaka-player': 'Shaka Player',
};

type Props = {
  /** Whether the settings name one now, imported or typed. */
  readonly hasTracker: boolean;
  readonly onImport: (changes: Partial<Settings>) => void;
};

export function ImportPanel({hasTracker, onImport}: Props): ReactNode {
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
          hint="整个组件或网页也可以粘贴：只解析，不执行。没有带过来的每一项都会列出来。"
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
            <MappingReport mapping={result.mapping} hasTracker={hasTracker} />
          ) : (
            <p className={styles.note}>导入后，这里列出带过来的和没有带过来的各项。</p>
          )}
        </div>
      </details>
    </Panel>
  );
}

function MappingReport({
  mapping: {source, mapped, left},
  hasTracker,
}: {
  readonly mapping: Mapping;
  readonly hasTracker: boolean;
}): ReactNode {
  return (
    <>
      <p>
        {`认出是 ${SOURCES[source]} 的配置：${mapped.length} 项已填进上面，${left.length === 0 ? '没有遗漏。' : `${left.length} 项没有带过来。`}`}
      </p>
      {hasTracker ? null : <p>里面没有能用的 Tracker，例子里的已经去掉：在上面填上你的，才有 P2P。</p>}
      {mapped.length > 0 ? (
        <DataTable
          caption="带过来的"
          rows={mapped}
          rowKey={({from}) => from}
          columns={[
            {header: '原来', cell: ({from}) => <code>{from}</code>},
            {
              header: '现在',
              cell: ({to, note}) => (
                <>
                  <code>{to}</code>
                  <span className={styles.second}>{note ?? '照原样'}</span>
                </>
              ),
            },
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
