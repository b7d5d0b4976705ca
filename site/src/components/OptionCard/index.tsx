import type {ReactNode} from 'react';
import {InlineText} from '../InlineText/index.tsx';
import styles from './styles.module.css';

type GroupProps = {
  readonly id?: string;
  /** What they have in common; no heading, as the list of contents names none. */ readonly title?: string;
  readonly children: ReactNode;
};

/** Options that belong together, one below the other in one frame. */
export function OptionCards({id, title, children}: GroupProps): ReactNode {
  return (
    <>
      {title && (
        <p className={styles.title} id={id}>
          {title}
        </p>
      )}
      <ul className={styles.options} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

type Props = {
  /** The anchor. */
  readonly id: string;
  /** As it is written in code. */
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** When the value can be given. */
  readonly settled: string;
  /** Whether that is also while something plays. */
  readonly isDynamic: boolean;
  /** Label and value. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Whether the search leads to the option itself. */
  readonly isFound?: boolean;
};

/** One option of an SDK, with an anchor of its own: the same for the web and for apps. */
export function OptionCard({id, name, type, text, settled, isDynamic, facts, isFound}: Props): ReactNode {
  return (
    <li className={styles.option} id={id} data-search-entry={isFound}>
      <div className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          <code>{name}</code>
        </a>
        <span className={styles.type}>{type}</span>
        <span className={isDynamic ? styles.dynamic : styles.fixed}>{settled}</span>
      </div>
      <p className={styles.text}>
        <InlineText>{text}</InlineText>
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
