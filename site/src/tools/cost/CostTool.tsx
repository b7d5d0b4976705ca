import type {ReactNode} from 'react';
import {AddressProblems} from '../../address/AddressProblems.tsx';
import {useAddressState} from '../../address/useAddressState.ts';
import {Button, Panel} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {ShareLink, Workbench} from '../shared/index.ts';
import {Assumptions} from './Assumptions.tsx';
import {Inputs} from './Inputs.tsx';
import {MonthEstimate, MonthLine} from './MonthEstimate.tsx';
import {Simulation} from './Simulation.tsx';
import {address} from './settings.ts';

export function CostTool(): ReactNode {
  const {values, change, reset, resets, problems, link, isWhole} = useAddressState(address);
  return (
    <>
      <AddressProblems problems={problems} />
      <Workbench
        inputs={
          <Panel
            headingId="inputs"
            title="你的服务"
            hint="两个单价和固定支出都是示例，为了让页面有数可看，不是任何人的报价。换成你合同里的数，没有固定支出就填 0，货币单位随你。"
          >
            <Inputs key={resets} values={values} onChange={change} />
            <div className={layout.actions}>
              <Button onClick={reset}>恢复例子</Button>
              <ShareLink link={link} isWhole={isWhole} />
            </div>
          </Panel>
        }
        verdict={<MonthLine values={values} />}
      >
        <Panel
          headingId="estimate"
          title="一个月的估算：各范围取中间值"
          hint="GB = 10⁹ 字节，一个月按 30 天。金额的单位就是你填的单价的单位。"
        >
          <MonthEstimate values={values} />
        </Panel>
        <Panel
          headingId="range"
          title="把不确定算进去"
          hint="在你填的范围里随机取上千种可能，每种算一个月。范围越宽，结果越分散，说明已知的信息还不足以下结论。"
        >
          <Simulation values={values} onChange={change} />
        </Panel>
        <Panel headingId="assumptions" title="假设，以及没有算进去的">
          <Assumptions billing={values.billing} />
        </Panel>
      </Workbench>
    </>
  );
}
