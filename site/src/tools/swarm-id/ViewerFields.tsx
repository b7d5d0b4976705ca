import type {ReactNode} from 'react';
import {ChoiceField, NumberField, Panel, TextField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {addressProblem} from '../shared/pastedAddress.ts';
import {readTrackers} from '../shared/readTrackers.ts';
import {engines, type Engine, type Viewer} from './compareSwarms.ts';
import {lengths, limits} from './swarmAddress.ts';
import type {WebPackage} from '../../data/products.ts';
import styles from './SwarmId.module.css';

type Props = {
  readonly name: string;
  readonly headingId: string;
  readonly viewer: Viewer;
  readonly onChange: (part: Partial<Viewer>) => void;
};

const otherNames: Readonly<Record<Exclude<Engine, WebPackage>, string>> = {native: '原生 SDK', 'core-2.3': '内核 2.3.x'};
const nameOf = (engine: Engine): string => (engine in otherNames ? otherNames[engine as keyof typeof otherNames] : engine);

export function ViewerFields({name, headingId, viewer, onChange}: Props): ReactNode {
  const {address, swarmId, tracker, engine, type, variant} = viewer;
  // Both viewers have the same fields: who hears only one of them hears whose it is.
  const whose = (label: string): ReactNode => (
    <>
      <span>{label}</span>
      <span className={layout.spoken}>{`（观众${name}）`}</span>
    </>
  );
  return (
    <Panel headingId={headingId} title={`观众${name}`}>
      <div className={styles.fields}>
        <TextField
          kind="url"
          label={whose('播放地址')}
          value={address}
          maxLength={lengths.address}
          hint="跟随跳转之后的地址：在网络面板里找到播放列表，复制它的最终地址。工具不会去请求这个地址。"
          problem={addressProblem(address)}
          onChange={(next) => onChange({address: next})}
        />
        <TextField
          label={whose('swarmId')}
          value={swarmId}
          maxLength={lengths.swarmId}
          hint="没有设就留空，引擎用播放地址。"
          onChange={(next) => onChange({swarmId: next})}
        />
        <ChoiceField
          label={whose('引擎')}
          value={engine}
          options={engines.map((value) => ({value, label: nameOf(value)}))}
          onChange={(next) => onChange({engine: next})}
        />
        <ChoiceField
          label={whose('哪一种流')}
          value={type}
          options={[
            {value: 'main', label: '画面'},
            {value: 'secondary', label: '独立音轨'},
          ]}
          onChange={(next) => onChange({type: next})}
        />
        <NumberField
          label={whose('在主播放列表里排第几')}
          {...limits.variant}
          value={variant}
          integer
          hint="按文件里的次序，从 1 数起；没有主播放列表填 1。"
          onChange={(next) => onChange({variant: next})}
        />
        <TextField
          kind="url"
          label={whose('Tracker（可选）')}
          value={tracker}
          maxLength={lengths.tracker}
          hint="两边都填才比较；? 之后的部分不写进网址。"
          problem={readTrackers(tracker).problem}
          onChange={(next) => onChange({tracker: next})}
        />
      </div>
    </Panel>
  );
}
