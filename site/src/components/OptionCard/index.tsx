import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/index.tsx';
import styles from './styles.module.css';

/** Options that belong together, one below the other in one frame. */
export function OptionCards({id, children}: {readonly id?: string; readonly children: ReactNode}): ReactNode {
  return (
    <ul className={styles.options} aria-labelledby={id}>
      {children}
    </ul>
  );
}

type Props = {
  /** The anchor. */
  readonly id: string;
  /** As it is written in code. */
  readonly name: string;
  readonly type: string;
  /** As it is written in code; none where leaving it out has no value of its own. */
  readonly initial?: string | undefined;
  /** What numbers it takes, with their unit. */
  readonly range?: string;
  /** When the value can be given, where that is not at any time. */
  readonly settled?: string;
  readonly text: string;
  /** What few options have: label and value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Whether the search leads to the option itself. */
  readonly isFound?: boolean;
};

/**
 * One option of an SDK, with an anchor of its own: the same for the web and for apps. What every option has stands in its first line as it
 * would in code, without labels; a row is as long as what is particular about its option.
 */
export function OptionCard({id, name, type, initial, range, settled, text, facts = [], isFound}: Props): ReactNode {
  return (
    <li className={styles.option} id={id} data-search-entry={isFound}>
      <div className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          <code>{name}</code>
        </a>
        <span className={styles.type}>{initial === undefined ? type : `${type} = ${initial}`}</span>
        {range && <span className={styles.range}>{range}</span>}
        {settled && <span className={styles.settled}>{settled}</span>}
      </div>
      <p className={styles.text}>
        <InlineText>{text}</InlineText>
      </p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>
                <InlineText>{value}</InlineText>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
