import type {ReactNode} from 'react';
import {describeRange, type OptionSpec, type OptionType} from 'x2-hlsjs/options';
import {InlineText} from '../InlineText/index.tsx';
import styles from './styles.module.css';

const TYPES: Record<OptionType, string> = {
  boolean: 'boolean',
  number: 'number',
  string: 'string',
  choice: 'string',
  trackers: 'string[]',
  rtcConfig: 'RTCConfiguration',
  function: 'function',
};

/** Options that the engine reads when it opens the memory for segments, which it does once for each address. */
const READ_AT_LOADING: readonly string[] = ['segmentMemoryStorageLimit', 'customSegmentStorageFactory'];

/** What readers must know and the package's one sentence, which its size limits, leaves out. */
const NOTES: Readonly<Record<string, string>> = {httpNotReceivingBytesTimeoutMs: '第一个字节至少等 10 s。'};

type Props = {readonly name: string; readonly spec: OptionSpec};

/** One option, with an anchor of its own. */
export function OptionRow({name, spec}: Props): ReactNode {
  const hasRange = spec.type === 'number' || spec.type === 'string' || spec.type === 'choice' || spec.type === 'trackers';
  return (
    <tr role="row" id={name}>
      <th role="rowheader" scope="row" className={styles.name}>
        <a href={`#${name}`}>
          <code>{name}</code>
        </a>
        <span className={styles.type}>{TYPES[spec.type]}</span>
      </th>
      <td role="cell">
        <ul className={styles.facts}>
          <li>
            默认
            <DefaultValue spec={spec} />
          </li>
          {hasRange && (
            <li>
              <InlineText>{describeRange(spec)}</InlineText>
            </li>
          )}
          <li className={spec.dynamic ? styles.dynamic : styles.fixed}>{changeOf(name, spec)}</li>
        </ul>
      </td>
      <td role="cell">
        <InlineText>{spec.summary}</InlineText>
        {NOTES[name] && <span className={styles.note}>{NOTES[name]}</span>}
        {spec.scope === 'common' && <span className={styles.note}>只能写在 core 顶层。</span>}
      </td>
    </tr>
  );
}

function changeOf(name: string, {dynamic}: OptionSpec): string {
  if (!dynamic) return '运行中不可改';
  return READ_AT_LOADING.includes(name) ? '运行中可改，下次加载新地址时生效' : '运行中可改';
}

function DefaultValue({spec}: {readonly spec: OptionSpec}): ReactNode {
  if (spec.default === undefined) return '未设';
  return (
    <>
      {' '}
      <code>{JSON.stringify(spec.default).replace(/"(\w+)":/g, '$1: ')}</code>
      {spec.unit && ` ${spec.unit}`}
    </>
  );
}
