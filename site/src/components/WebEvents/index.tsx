import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {webEvents, type WebEvent} from '@site/src/data/webEvents';
import {InlineText} from '../InlineText';
import styles from './styles.module.css';

/** The events of the web engines, each with an anchor of its own (`#onPeerConnect`). */
export function WebEvents(): ReactNode {
  return webEvents.map((event) => <EventEntry key={event.name} event={event} />);
}

function EventEntry({event}: {readonly event: WebEvent}): ReactNode {
  return (
    <section className={styles.event}>
      <Heading as="h3" id={event.name}>
        <code>{event.name}</code>
      </Heading>
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
