import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {errorPath} from '../../data/errors.ts';
import {contracts} from '../../data/sdk/index.ts';
import {languageTabs} from '../../data/sdk/languageTabs.ts';
import {FieldTable} from '../FieldTable/index.tsx';
import {InlineText} from '../InlineText/index.tsx';
import type {NativeId} from '../../data/products.ts';
import styles from './styles.module.css';

/** One function of an SDK. Its heading stands in the page (`remarkEntries`), for the contents list. */
export function SdkMethod({sdk, id}: {readonly sdk: NativeId; readonly id: string}): ReactNode {
  const method = contracts[sdk].methods.find((candidate) => candidate.id === id)!;
  return (
    <section className={styles.method}>
      <p>
        <InlineText>{method.description}</InlineText>
      </p>
      <Tabs groupId={`${sdk}-lang`}>
        {method.signatures.map(({language, code}) => (
          <TabItem key={language} {...languageTabs[language]}>
            <CodeBlock language={language}>{code}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
      {method.parameters && <FieldTable caption="参数" fields={method.parameters} />}
      <dl className={styles.facts}>
        {method.returns && (
          <>
            <dt>返回</dt>
            <dd>
              <InlineText>{method.returns}</InlineText>
            </dd>
          </>
        )}
        {method.throws && (
          <>
            <dt>错误</dt>
            <dd className={styles.errors}>
              {method.throws.map((id) => (
                <Link key={id} to={errorPath(id)}>
                  {id}
                </Link>
              ))}
            </dd>
          </>
        )}
        <dt>线程</dt>
        <dd>
          <InlineText>{method.threading}</InlineText>
        </dd>
      </dl>
    </section>
  );
}
