import type {ReactNode} from 'react';
import {contracts} from '../../data/sdk/index.ts';
import {FieldTable} from '../FieldTable/index.tsx';
import {InlineText} from '../InlineText/index.tsx';
import type {NativeId} from '../../data/products.ts';
import styles from './styles.module.css';

/** One event of an SDK, with its payload. Its heading stands in the page (`remarkEntries`), for the contents list. */
export function SdkEvent({sdk, id}: {readonly sdk: NativeId; readonly id: string}): ReactNode {
  const {description, payload, web} = contracts[sdk].events.find((candidate) => candidate.id === id)!;
  return (
    <section className={styles.event}>
      <p>
        <InlineText>{description}</InlineText>
        {!web && '网页端没有这个事件。'}
      </p>
      <FieldTable caption="随事件给出" fields={payload} />
    </section>
  );
}
