import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import {pageRoute, productCount, products, tabOf} from '../../data/products.ts';
import FirstLines from '../../pages/_sdks.mdx';
import {Section} from './Section.tsx';
import styles from './Sdks.module.css';

/** The same few lines in every SDK; the one by which it takes over the player stands out. */
export function Sdks(): ReactNode {
  return (
    <Section
      id="platforms"
      title={`${productCount}个 SDK，一套配置名`}
      // test: tests/samples/hls.pw.ts; test: tests/samples/shaka.pw.ts
      lead="令牌、Tracker、STUN，各平台填的是同样几项；换的只是接上播放器的那一行。网页样例由测试在真实浏览器中运行；原生 SDK 以接口约定公布。"
    >
      <div className={styles.code}>
        <MDXContent>
          <FirstLines />
        </MDXContent>
      </div>
      <ul className={styles.guides}>
        {products.map((product) => (
          <li key={product.id} id={`platform-${tabOf(product)}`}>
            <Link to={pageRoute(product, 'quicestart')}>{product.name}</Link>
            <span>{product.statement === 'verified' ? '已验证' : '接口约定'}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
