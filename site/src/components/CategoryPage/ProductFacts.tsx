import type {ReactNode} from 'react';
import type {Product} from '../../data/products.ts';
import {packageVersions} from '../../data/packageVersions.ts';
import styles from './styles.module.css';

/** What decides whether an SDK is the right one. */
export function ProductFacts({product}: {readonly product: Product}): ReactNode {
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['播放器', product.players],
    ...(product.family === 'web'
      ? ([
          ['软件包', <code>{`${product.package}@${packageVersions[product.package]}`}</code>],
          ['状态', '已验证'],
        ] as const)
      : ([['状态', `接口约定 v${product.contract}：发布包由运营方在 X2 控制台提供`]] as const)),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
      <div className={styles.entry}>
        <dt>入口</dt>
        <dd>
          <code>{product.entry}</code>
        </dd>
      </div>
    </dl>
  );
}
