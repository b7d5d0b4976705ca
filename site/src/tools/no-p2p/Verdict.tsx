import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Verdict as Found} from './findCause.ts';
import styles from './Verdict.module.css';
import {nameOf, placeOf} from './verdictText.ts';

type Props = {
  readonly verdict: Found;
  /** Whose verdict it is, when that may not be clear. */
  readonly note: string;
  readonly isYours: boolean;
};

export function Verdict({verdict, note, isYours}: Props): ReactNode {
  return (
    <div role="status">
      <p className={styles.note}>{`认出了：${verdict.seen.join('；另一边：') || '没有内容'}。`}</p>
      <p className={styles.note} data-note={isYours ? 'yours' : 'example'}>
        {note}
      </p>
      {verdict.kind === 'cause' ? (
        <dl className={styles.parts}>
          <dt>依据</dt>
          <dd>{verdict.because}</dd>
          <dt>处理</dt>
          <dd>{verdict.cause.advice}</dd>
          <dt>接着读</dt>
          <dd>
            <Link to={placeOf(verdict.cause.level)}>{`没有 P2P 怎么办：${nameOf(verdict.cause.level)}`}</Link>
          </dd>
          {verdict.also === undefined ? null : (
            <>
              <dt>也可能</dt>
              <dd>{verdict.also}</dd>
            </>
          )}
        </dl>
      ) : (
        <p className={styles.text}>{verdict.kind === 'works' ? verdict.because : verdict.ask}</p>
      )}
    </div>
  );
}
