import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {contracts} from '@site/src/data/sdk';
import type {NativeLanguage, NativeSdk, SdkMethod} from '@site/src/data/sdk/types';
import {errorPath} from '../ErrorCatalog/catalog';
import {FieldTable} from '../FieldTable';
import {InlineText} from '../InlineText';
import styles from './styles.module.css';

/** Tab values are those of the quick start pages, so that a reader's choice of language is kept. */
const languages: Readonly<Record<NativeLanguage, {value: string; label: string}>> = {
  kotlin: {value: 'kotlin', label: 'Kotlin'},
  java: {value: 'java', label: 'Java'},
  swift: {value: 'swift', label: 'Swift'},
  objectivec: {value: 'objc', label: 'Objective-C'},
  c: {value: 'cpp', label: 'C / C++'},
  csharp: {value: 'csharp', label: 'C#'},
};

/** Every function of one SDK: an index, then one section each. */
export function SdkMethods({sdk}: {readonly sdk: NativeSdk}): ReactNode {
  const {methods} = contracts[sdk];
  return (
    <>
      <ul className={styles.index}>
        {methods.map(({id, title}) => (
          <li key={id}>
            <a href={`#method-${id}`}>
              <code>{title}</code>
            </a>
          </li>
        ))}
      </ul>
      {methods.map((method) => (
        <Method key={method.id} sdk={sdk} method={method} />
      ))}
    </>
  );
}

function Method({sdk, method}: {readonly sdk: NativeSdk; readonly method: SdkMethod}): ReactNode {
  return (
    <section className={styles.method}>
      <Heading as="h3" id={`method-${method.id}`}>
        <code>{method.title}</code>
      </Heading>
      <p>
        <InlineText>{method.description}</InlineText>
      </p>
      <Tabs groupId={`${sdk}-lang`}>
        {method.signatures.map(({language, code}) => (
          <TabItem key={language} value={languages[language].value} label={languages[language].label}>
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
        <dd>{method.threading}</dd>
      </dl>
    </section>
  );
}
