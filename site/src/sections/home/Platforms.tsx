import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Section} from './Section.tsx';
import {pageRoute, productCount, products, tabOf, type Product} from '../../data/products.ts';
import styles from './Platforms.module.css';

export function Platforms(): ReactNode {
  return (
    <Section
      id="platforms"
      title={`${productCount}个 SDK，一套配置名`}
      // test: tests/samples/hls.pw.ts; test: tests/samples/shaka.pw.ts
      lead="网页引擎的源码就在仓库里，样例由测试在真实浏览器中运行。原生 SDK 以接口约定公布，发布包从控制台取得。两种状态分开标注。"
      sunken
    >
      <ul className={styles.cards}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </Section>
  );
}

function ProductCard({product}: {readonly product: Product}): ReactNode {
  const {name, players, statement, entry} = product;
  return (
    <li className={styles.card}>
      <p className={clsx(styles.badge, styles[statement])}>{statement === 'verified' ? '已验证' : '接口约定'}</p>
      <h3 id={`platform-${tabOf(product)}`} className={styles.name}>
        {name}
      </h3>
      <p className={styles.players}>{players}</p>
      <code className={styles.entry}>{entry}</code>
      <p className={styles.links}>
        <Link to={pageRoute(product, 'quicestart')} aria-label={`${name} 接入`}>
          接入
        </Link>
        <Link to={pageRoute(product, 'API')} aria-label={`${name} API`}>
          API
        </Link>
      </p>
    </li>
  );
}
