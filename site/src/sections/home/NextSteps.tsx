import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {owner} from '../../../config/owner.ts';
import {ownerValue} from '../../../config/ownerValue.ts';
import {Section} from './Section.tsx';
import styles from './NextSteps.module.css';

export function NextSteps(): ReactNode {
  return (
    <Section id="next" title="下一步">
      <ul className={styles.steps}>
        <li id="for-developers">
          <Link to="/docs/intro">写代码：选平台，复制最小样例，看到第一个 P2P 字节</Link>
        </li>
        <li id="for-deciders">
          <Link to="/docs/accessflow">做决定：先算账，再看合规与退路，最后灰度</Link>
        </li>
        <li id="for-customers">
          <Link href={ownerValue(owner.consoleUrl)}>已有账号：到控制台创建令牌，绑定域名或应用</Link>
        </li>
      </ul>
    </Section>
  );
}
