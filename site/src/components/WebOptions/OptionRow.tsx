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
          <li className={spec.dynamic ? styles.dynamic : styles.fixed}>{spec.dynamic ? '运行中可改' : '运行中不可改'}</li>
        </ul>
      </td>
      <td role="cell">
        <InlineText>{spec.summary}</InlineText>
        {spec.scope === 'common' && <span className={styles.note}>只能写在 core 顶层。</span>}
      </td>
    </tr>
  );
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
