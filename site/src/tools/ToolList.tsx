import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {tools, type Occasion} from '../data/tools.ts';
import styles from './ToolList.module.css';

/** In the order in which they come. */
const occasions: Readonly<Record<Occasion, string>> = {before: '接入之前', building: '接入的时候', trouble: '没有 P2P 的时候'};

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
      {Object.entries(occasions).map(([occasion, name]) => (
        <section key={occasion} className={styles.group} aria-labelledby={`when-${occasion}`}>
          <Heading as="h2" id={`when-${occasion}`} className={styles.occasion}>
            {name}
          </Heading>
          <ul className={styles.list}>
            {tools
              .filter((tool) => tool.occasion === occasion)
              .map(({id, title, question, description}) => (
                <li key={id} className={styles.row}>
                  <p className={styles.question}>{question}</p>
                  <Heading as="h3" id={id} className={styles.name}>
                    <Link to={`/tools/${id}`}>{title}</Link>
                  </Heading>
                  <p className={styles.text}>{description}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
