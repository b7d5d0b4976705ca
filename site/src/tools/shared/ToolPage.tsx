import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {findTool, type ToolId} from '../../data/tools.ts';
import styles from './ToolPage.module.css';

type Props = {
  readonly tool: ToolId;
  /** What happens to the reader's data, when "nothing leaves the page" is not the whole answer. */
  readonly privacy?: ReactNode;
  /** For a tool that must answer when the network is gone: its code is fetched while there is one. */
  readonly worksOffline?: boolean;
  readonly children: ReactNode;
};

/** Frame of a tool: title, one paragraph, what happens to the reader's data, the tool, where to read on. */
export function ToolPage({tool, privacy = '全部在这个浏览器里计算，不上传任何内容。', worksOffline, children}: Props): ReactNode {
  const {title, description, lead, reading} = findTool(tool);
  return (
    <Layout title={title} description={description}>
      <main className={styles.page} data-works-offline={worksOffline || undefined}>
        <header>
          <p className={styles.crumb}>
            <Link to="/tools">工具</Link>
          </p>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.privacy}>{privacy}</p>
        </header>
        <noscript>
          <p className={styles.noscript}>这个工具要用 JavaScript 计算，你的浏览器没有运行它。</p>
        </noscript>
        {children}
        <nav className={styles.reading} aria-label="延伸阅读">
          <span>延伸阅读</span>
          <ul>
            {reading.map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </Layout>
  );
}
