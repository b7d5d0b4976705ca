import type {ReactNode} from 'react';
import {AddressProblems} from '@site/src/address/AddressProblems';
import {useAddressState} from '@site/src/address/useAddressState';
import {Button, Panel} from '@site/src/components/controls';
import layout from '@site/src/components/controls/layout.module.css';
import {ShareLink} from '../shared';
import {Choices} from './Choices';
import {Files} from './Files';
import {ImportPanel} from './ImportPanel';
import {OptionTable} from './OptionTable';
import {Problems} from './Problems';
import {generate} from './generate';
import {readSettings} from './readSettings';
import {address} from './settings';

export function ConfigTool(): ReactNode {
  const {values, change, reset, problems: addressProblems, link, isWhole} = useAddressState(address, 'fragment');
  const {project, problems} = readSettings(values);
  return (
    <>
      <AddressProblems problems={addressProblems} />
      <ImportPanel onImport={change} />
      <Panel
        headingId="choices"
        title="你的项目"
        hint="打开时是一个填好的例子。地址换成你的；令牌不写在这里，也不进网址，代码里留着 YOUR_TOKEN。"
      >
        <Choices values={values} problems={problems} onChange={change} />
        <OptionTable platform={values.platform} />
        <div className={layout.actions}>
          <Button onClick={reset}>恢复例子</Button>
          <ShareLink link={link} isWhole={isWhole} label="复制这份配置的链接" />
        </div>
      </Panel>
      <Panel headingId="files" title="代码与服务器配置">
        <p className={layout.spoken} role="status">
          {project ? '代码已按上面的选择生成。' : `有 ${problems.length} 处要改，改好才生成。`}
        </p>
        {project ? (
          <Files files={generate(project)} platform={project.platform} waitsForConsent={project.consent} />
        ) : (
          <Problems problems={problems} />
        )}
      </Panel>
    </>
  );
}
