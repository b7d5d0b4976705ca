import type {ReactNode} from 'react';
import {webEvents, type WebEvent as Event} from '../../data/webEvents.ts';
import {FieldTable} from '../FieldTable/index.tsx';
import {InlineText} from '../InlineText/index.tsx';
import styles from './styles.module.css';

/** One event of the web engines: when it comes and what it carries. Its heading stands in the page, for the contents list. */
export function WebEvent({name}: {readonly name: string}): ReactNode {
  const event: Event | undefined = webEvents.find((candidate) => candidate.name === name);
  if (!event) throw new Error(`There is no event named ${name} in site/src/data/webEvents.ts.`);
  return (
    <section className={styles.event}>
      <p>
        <InlineText>{event.when}</InlineText>。
      </p>
      <FieldTable caption={event.positional ? '回调按位置接收这些参数' : '回调接收一个对象，字段有'} fields={event.fields} />
      {event.note && (
        <p className={styles.note}>
          <InlineText>{event.note}</InlineText>
        </p>
      )}
    </section>
  );
}
