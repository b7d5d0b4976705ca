import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {contracts} from '@site/src/data/sdk';
import type {NativeSdk} from '@site/src/data/sdk/types';
import {FieldTable} from '../FieldTable';
import {InlineText} from '../InlineText';
import styles from './styles.module.css';

/** Every event of one SDK, with its payload. */
export function SdkEvents({sdk}: {readonly sdk: NativeSdk}): ReactNode {
  return contracts[sdk].events.map(({id, names, description, payload, web}) => (
    <section key={id} className={styles.event}>
      <Heading as="h3" id={`event-${id}`} className={styles.names}>
        {names.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </Heading>
      <p>
        <InlineText>{description}</InlineText>
        {!web && '网页端没有这个事件。'}
      </p>
      <FieldTable caption="随事件给出" fields={payload} />
    </section>
  ));
}

/** The statistics of one SDK. */
export function SdkStats({sdk}: {readonly sdk: NativeSdk}): ReactNode {
  return <FieldTable caption="统计字段" fields={contracts[sdk].stats} />;
}
