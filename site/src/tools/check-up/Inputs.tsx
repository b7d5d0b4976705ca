import type {ReactNode} from 'react';
import {TextAreaField, TextField} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {withoutToken} from '../shared/withoutToken.ts';
import {fieldProblems, lengths, type Settings} from './settings.ts';

type Props = {readonly values: Settings; readonly isDisabled: boolean; readonly onChange: (part: Partial<Settings>) => void};

export function Inputs({values, isDisabled, onChange}: Props): ReactNode {
  const text = (field: keyof Settings) => ({
    value: values[field],
    maxLength: lengths[field],
    problem: fieldProblems[field]?.(values[field]),
    isDisabled,
  });
  return (
    <div className={layout.addresses}>
      <TextField
        kind="url"
        label="你的 Tracker（可选）"
        placeholder="wss://tracker.x2p2p.example/announce"
        {...text('tracker')}
        onChange={(tracker) => onChange({tracker: withoutToken(tracker)})}
      />
      <TextField
        kind="url"
        label="你的 STUN（可选，两个能看出 NAT）"
        placeholder="stun:stun.x2p2p.example:3478"
        {...text('stun')}
        onChange={(stun) => onChange({stun})}
      />
      <TextField
        kind="url"
        label="播放地址（可选，只用来核对 CSP）"
        placeholder="https://cdn.x2p2p.example/stream/index.m3u8"
        {...text('stream')}
        onChange={(stream) => onChange({stream})}
      />
      <TextField
        kind="url"
        label="你网页的地址（可选，CSP 里的 'self' 指它）"
        placeholder="https://www.x2p2p.example/watch"
        {...text('site')}
        onChange={(site) => onChange({site})}
      />
      <TextAreaField
        isWide
        label="你网页的 Content-Security-Policy（可选）"
        hint="可以粘贴整段响应头：工具只取其中的策略，写进网址的也只有策略。"
        rows={3}
        placeholder="default-src 'self'; connect-src 'self' https://cdn.x2p2p.example wss://tracker.x2p2p.example; …"
        {...text('csp')}
        onChange={(csp) => onChange({csp})}
      />
    </div>
  );
}
