import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {colourCode} from '../../tools/shared/colourCode.ts';
import {CodeBox} from '../controls/index.ts';
import {errorPath} from '../../data/errors.ts';
import type {Outcome} from './bench.ts';
import {showValue} from './showValue.ts';
import styles from './styles.module.css';

export type Call = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly outcome: Outcome;
  /** The result in words, where JSON cannot show it. */
  readonly returns: string | undefined;
  readonly milliseconds: number;
  /** What the bench did on its own before the call. */
  readonly notes: readonly string[];
};

/** One call of the reader: what was called, with which argument, and what came of it. */
export function CallResult({call}: {readonly call: Call}): ReactNode {
  const {code, outcome, returns, milliseconds, notes} = call;
  return (
    <article className={styles.call}>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <CodeBox label="调用与参数" isWrapped html={colourCode(code, 'ts')}>
        {code}
      </CodeBox>
      {'thrown' in outcome ? <Thrown error={outcome.thrown} /> : <Returned value={outcome.returned} words={returns} />}
      <p className={styles.time}>{`${milliseconds.toFixed(1)} ms`}</p>
    </article>
  );
}

/** The outcome of a call for screen readers; the rest is read on demand. */
export function inOneSentence({name, outcome}: Call): string {
  if (!('thrown' in outcome)) return `${name}()：已返回`;
  const id = idOf(outcome.thrown);
  return `${name}()：${id === undefined ? '没有执行' : `抛出 ${id}`}`;
}

function Returned({value, words}: {readonly value: unknown; readonly words: string | undefined}): ReactNode {
  if (words) return <p className={styles.ok}>{`返回：${words}`}</p>;
  if (value === undefined) return <p className={styles.ok}>成功，没有返回值。</p>;
  return (
    <>
      <p className={styles.ok}>返回</p>
      <CodeBox label="返回值" isWrapped>
        {showValue(value)}
      </CodeBox>
    </>
  );
}

function Thrown({error}: {readonly error: unknown}): ReactNode {
  const id = idOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (id === undefined) return <p className={styles.thrown}>{`没有执行：${message}`}</p>;
  return (
    <p className={styles.thrown}>
      <span>{`抛出 X2Error：${message}`}</span> <Link to={errorPath(id)}>{`怎么处理 ${id}`}</Link>
    </p>
  );
}

/** The id of an error in the catalogue; any other error has none. */
function idOf(error: unknown): string | undefined {
  const {id} = error as {id?: unknown};
  return typeof id === 'string' && /^X2-\d{4}$/.test(id) ? id : undefined;
}
