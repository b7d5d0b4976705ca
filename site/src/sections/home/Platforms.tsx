import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {platforms, type Platform} from '../../data/platforms.ts';
import {Section} from './Section.tsx';
import styles from './Platforms.module.css';

export function Platforms(): ReactNode {
  return (
    <Section
      id="platforms"
      title="五个 SDK，一套配置名"
      // test: tests/samples/hls.pw.ts; test: tests/samples/shaka.pw.ts
      lead="网页引擎的源码就在仓库里，样例由测试在真实浏览器中运行。原生 SDK 以接口约定公布，发布包从控制台取得。两种状态分开标注。"
      sunken
    >
      <ul className={styles.cards}>
        {platforms.map((platform) => (
          <PlatformCard key={platform.id} {...platform} />
        ))}
      </ul>
    </Section>
  );
}

function PlatformCard({id, name, players, evidence, entry, href, apiHref}: Platform): ReactNode {
  return (
    <li className={styles.card}>
      <p className={clsx(styles.badge, styles[evidence])}>{evidence === 'verified' ? '已验证' : '接口约定'}</p>
      <h3 id={`platform-${id}`} className={styles.name}>
        {name}
      </h3>
      <p className={styles.players}>{players}</p>
      <code className={styles.entry}>{entry}</code>
      <p className={styles.links}>
        <Link to={href} aria-label={`${name} 接入`}>
          接入
        </Link>
        <Link to={apiHref} aria-label={`${name} API`}>
          API
        </Link>
      </p>
    </li>
  );
}
