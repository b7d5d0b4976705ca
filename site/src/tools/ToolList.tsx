import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {tools} from '../data/tools.ts';
import styles from './ToolList.module.css';

/** The index of the tools: each is introduced by the question that brings a reader to it. */
export function ToolList(): ReactNode {
  return (
    <main className={styles.page}>
      <header>
        <Heading as="h1">工具</Heading>
        <p className={styles.lead}>
          先有问题，再选工具。每个工具打开时都带着一个填好的例子；全部在你的浏览器里计算，不上传任何内容，输入写在网址里，可以把结果作为链接发给同事。
        </p>
      </header>
      <ul className={styles.list}>
        {tools.map(({id, title, question, lead}) => (
          <li key={id} className={styles.card}>
            <p className={styles.question}>{question}</p>
            <Heading as="h2" id={id} className={styles.name}>
              <Link to={`/tools/${id}`}>{title}</Link>
            </Heading>
            <p className={styles.text}>{lead}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
