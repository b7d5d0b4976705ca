import type {ReactNode} from 'react';
import {CheckField, ChoiceField, TextAreaField, TextField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {withoutToken} from '../shared/withoutToken.ts';
import {fieldId, type FieldProblem} from './readSettings.ts';
import {labelOf, lengths, type Settings} from './settings.ts';
import {isNative, productIds} from '../../data/products.ts';
import {skinIds, skins} from './skins.ts';
import styles from './config.module.css';

/** What a field's own line has room for. */
const MOST = 3;

function inShort(problems: readonly FieldProblem[]): string | undefined {
  const left = problems.length - MOST;
  return (
    problems
      .slice(0, MOST)
      .map(({message}) => message)
      .join('') + (left > 0 ? `另有 ${left} 处，见结果里的清单。` : '') || undefined
  );
}

type Props = {readonly values: Settings; readonly problems: readonly FieldProblem[]; readonly onChange: (part: Partial<Settings>) => void};

export function Choices({values, problems, onChange}: Props): ReactNode {
  const native = isNative(values.platform);
  const text = (field: FieldProblem['field']) => ({
    id: fieldId(field),
    value: values[field],
    maxLength: lengths[field],
    problem: inShort(problems.filter((problem) => problem.field === field)),
  });
  return (
    <div className={styles.choices}>
      <ChoiceField
        label="平台与播放器"
        value={values.platform}
        options={productIds.map((value) => ({value, label: labelOf(value)}))}
        onChange={(platform) => onChange({platform})}
      />
      {values.platform === 'hls' ? (
        <ChoiceField
          label="播放器界面"
          value={values.skin}
          options={skinIds.map((value) => ({value, label: skins[value].label}))}
          onChange={(skin) => onChange({skin})}
        />
      ) : null}
      <ChoiceField
        label="内容"
        value={values.mode}
        options={[
          {value: 'live', label: '直播'},
          {value: 'vod', label: '点播'},
        ]}
        onChange={(mode) => onChange({mode})}
      />
      <ChoiceField
        label="什么时候可以上传"
        value={values.upload}
        options={[
          {value: 'unmetered', label: '不按流量计费的网络'},
          {value: 'always', label: '任何网络'},
          {value: 'never', label: '从不上传'},
        ]}
        onChange={(upload) => onChange({upload})}
      />
      {native ? (
        <p className={styles.note}>应用里，引擎在用户同意隐私政策之后才启动，生成的代码把这一步单独写成一个函数。</p>
      ) : (
        <CheckField label="观众同意之前不使用 P2P" checked={values.consent} onChange={(consent) => onChange({consent})} />
      )}
      {!native && values.upload === 'unmetered' ? (
        <p className={styles.note}>Safari 与 Firefox 不提供网络类型，生成的代码在那里不上传。要让这些观众上传，给他们一个开关。</p>
      ) : null}
      <div className={layout.addresses}>
        <TextField
          kind="url"
          label="播放地址"
          hint="? 之后的部分不写进网址。带签名的地址会过期：由你的服务器给每位观众现签，不要照抄进代码。"
          {...text('stream')}
          onChange={(stream) => onChange({stream})}
        />
        {native ? null : (
          <TextField
            kind="url"
            label="网站地址"
            hint="决定 CSP 与 CORS。几个地址用逗号隔开。"
            {...text('site')}
            onChange={(site) => onChange({site})}
          />
        )}
        <TextField
          kind="url"
          label="Tracker"
          hint="? 之后的部分不写进网址。几个地址用逗号隔开；留空就只走 HTTP。"
          {...text('tracker')}
          onChange={(tracker) => onChange({tracker: withoutToken(tracker)})}
        />
        <TextField
          kind="url"
          label="STUN"
          hint="留空时只有同一局域网或有公网地址的观众能互连。"
          {...text('stun')}
          onChange={(stun) => onChange({stun})}
        />
        <TextField
          label="群组标识 swarmId"
          hint="留空时取播放列表地址去掉查询参数的部分。"
          {...text('swarm')}
          onChange={(swarm) => onChange({swarm})}
        />
      </div>
      <div className={layout.fields}>
        <TextAreaField
          label="其他选项（JSON）"
          hint={
            '例如 {"highDemandTimeWindow": 12}。能写的名字列在代码后面；引擎不接受的会被拒绝，并说明原因。写着令牌或密码时，整段不写进网址。'
          }
          rows={4}
          {...text('options')}
          onChange={(options) => onChange({options})}
        />
        <TextAreaField
          label="运行中要改的选项（JSON，可选）"
          hint={'例如 {"highDemandTimeWindow": 8}。不能在运行中改的会被拒绝。'}
          rows={4}
          {...text('dynamic')}
          onChange={(dynamic) => onChange({dynamic})}
        />
      </div>
    </div>
  );
}
