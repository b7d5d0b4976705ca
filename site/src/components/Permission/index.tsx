import type {ReactNode} from 'react';
import {Card} from '../PersonalInformation/Card.tsx';
import styles from '../PersonalInformation/styles.module.css';

type Props = {
  /** The anchor. */
  readonly id: string;
  /** Whom it belongs to, as readers know it. */
  readonly owner: string;
  /** As the system spells it; empty when there is none to ask for. */
  readonly name: string;
  readonly purpose: string;
  readonly when: string;
};

/** A system permission, what it is for and when the viewer is asked. A page says `<Permissions />`, which `remarkEntries` writes out. */
export function Permission({id, owner, name, purpose, when}: Props): ReactNode {
  return (
    <Card
      id={id}
      title={
        <>
          {owner} · {name ? <code className={styles.breakable}>{name}</code> : '不申请权限'}
        </>
      }
      rows={[
        ['用途', purpose],
        ['何时申请', when],
      ]}
    />
  );
}
