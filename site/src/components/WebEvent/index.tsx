import type {ReactNode} from 'react';
import {webEvents, type WebEvent as Event} from '@site/src/data/webEvents';
import {InlineText} from '../InlineText';
import styles from './styles.module.css';

/** One event of the web engines: when it comes and what it carries. Its heading stands in the page, for the contents list. */
export function WebEvent({name}: {readonly name: string}): ReactNode {
  const event: Event | undefined = webEvents.find((candidate) => candidate.name === name);
  if (!event) throw new Error(`There is no event named ${name} in site/src/data/webEvents.ts.`);
  return (
    <section className={styles.event}>
      <p>
        {event.when}。{event.positional ? '回调按位置接收参数：' : '回调接收一个对象：'}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{event.positional ? '参数' : '字段'}</th>
            <th scope="col">类型</th>
            <th scope="col">内容</th>
          </tr>
        </thead>
        <tbody>
          {event.fields.map(({name, type, text}) => (
            <tr key={name}>
              <td className={styles.name}>
                <code>{name}</code>
              </td>
              <td>
                <code>{type}</code>
              </td>
              <td>
                <InlineText>{text}</InlineText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {event.note && (
        <p className={styles.note}>
          <InlineText>{event.note}</InlineText>
        </p>
      )}
    </section>
  );
}
