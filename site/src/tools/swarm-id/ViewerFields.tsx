import type {ReactNode} from 'react';
import {ChoiceField, Panel, TextAreaField, TextField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {addressProblem} from '../shared/pastedAddress.ts';
import {readTrackers} from '../shared/readTrackers.ts';
import {engines, type Engine, type Viewer} from './compareSwarms.ts';
import {readRendition} from './readRendition.ts';
import {lengths} from './swarmAddress.ts';
import styles from './SwarmId.module.css';

type Props = {
  readonly name: string;
  readonly headingId: string;
  readonly viewer: Viewer;
  readonly onChange: (part: Partial<Viewer>) => void;
};

const nameOf = (engine: Engine): string => (engine === 'native' ? '原生 SDK' : engine);

export function ViewerFields({name, headingId, viewer, onChange}: Props): ReactNode {
  const {address, swarmId, tracker, engine, rendition} = viewer;
  const named = readRendition(rendition);
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
        <TextAreaField
          label={whose('清晰度或音轨（可选）')}
          value={rendition}
          rows={2}
          maxLength={lengths.rendition}
          hint="从主播放列表里复制它的 #EXT-X-STREAM-INF 那一行，音轨是 #EXT-X-MEDIA。没有主播放列表就留空。"
          problem={typeof named === 'string' ? named : undefined}
          onChange={(next) => onChange({rendition: next})}
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
