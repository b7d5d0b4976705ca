import type {ReactNode} from 'react';
import {owner} from '../../../config/owner.ts';
import type {OwnerFactName} from '../../../config/ownerFacts.ts';
import {Breakable} from '../Breakable/index.tsx';
import {NEUTRAL} from '../../../config/ownerValue.ts';
import styles from './styles.module.css';

type Props = {
  readonly name: Exclude<OwnerFactName, 'packages'>;
  /** Unit or words after the value, left out when it is unknown. */ readonly suffix?: string;
};

/** An owner's fact in running text; the neutral sentence while nobody has confirmed it. */
export function OwnerFact({name, suffix = ''}: Props): ReactNode {
  const fact = owner[name];
  if (fact.state === 'unknown') return <span className={styles.open}>{NEUTRAL}</span>;
  const text = `${fact.value}${suffix}`;
  const href = linkOf(String(fact.value));
  const body = href ? (
    <a href={href}>
      <Breakable>{text}</Breakable>
    </a>
  ) : (
    <code>
      <Breakable>{text}</Breakable>
    </code>
  );
  if (fact.state === 'known') return body;
  return (
    <span className={styles.open} title="占位地址，正式地址以 X2 控制台公示为准">
      {body}
    </span>
  );
}

function linkOf(value: string): string | undefined {
  if (/^https:\/\//.test(value)) return value;
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(value)) return `mailto:${value}`;
  return undefined;
}
