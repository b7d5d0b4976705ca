import {useEffect, type ReactNode} from 'react';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {useAddressState} from '../../address/useAddressState.ts';
import {Button, Panel} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {ShareLink, VerdictLine, Workbench} from '../shared/index.ts';
import {Choices} from './Choices.tsx';
import {Files} from './Files.tsx';
import {ImportPanel} from './ImportPanel.tsx';
import {OptionTable} from './OptionTable.tsx';
import {Problems} from './Problems.tsx';
import {generate} from './generate.ts';
import {fieldNames, readSettings} from './readSettings.ts';
import {address, withoutExampleServers} from './settings.ts';
import {goToField, showInColumn} from './wrongField.ts';

export function ConfigTool(): ReactNode {
  const {values, change, reset, problems: addressProblems, link, isWhole, isReady} = useAddressState(address, 'fragment');
  const {project, problems} = readSettings(values);
  const files = project && generate(project);
  const wrong = problems[0]?.field;
  // A link can bring what the engine refuses: its field is in view then, and not screens below the sentence about it.
  useEffect(() => {
    if (isReady && wrong) showInColumn(wrong);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what becomes wrong later does so under the reader's hands
  }, [isReady]);
  return (
    <>
      <AddressProblems problems={addressProblems} />
      <Workbench
        inputs={
          <>
            <Panel
              headingId="choices"
              title="你的项目"
              hint="打开时是一个填好的例子。地址换成你的；令牌不写在这里，也不进网址，代码里留着 YOUR_TOKEN。"
            >
              <Choices values={values} problems={problems} onChange={change} />
              <div className={layout.actions}>
                <Button onClick={reset}>恢复例子</Button>
                <ShareLink link={link} isWhole={isWhole} label="复制这份配置的链接" />
              </div>
            </Panel>
            <ImportPanel
              hasTracker={values.tracker !== ''}
              onImport={(imported) => change({...withoutExampleServers(values), ...imported})}
            />
          </>
        }
        verdict={
          <>
            {wrong ? (
              <Button aria-label={`去改：${fieldNames[wrong]}`} onClick={() => goToField(wrong)}>
                去改
              </Button>
            ) : null}
            <VerdictLine tone={files ? 'plain' : 'danger'}>
              {files ? `已生成 ${files[0]!.name} 等 ${files.length} 个文件。` : `有 ${problems.length} 处引擎不接受，改好才生成代码。`}
            </VerdictLine>
          </>
        }
      >
        <Panel headingId="files" title="代码与服务器配置">
          {project && files ? <Files files={files} project={project} /> : <Problems problems={problems} />}
        </Panel>
        <OptionTable platform={values.platform} />
      </Workbench>
    </>
  );
}
