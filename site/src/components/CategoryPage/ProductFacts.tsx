import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Link from '@docusaurus/Link';
import {pageRoute, type Product} from '../../data/products.ts';
import {packageVersions} from '../../data/packageVersions.ts';
import {benchFor} from '../PageActions/benchFor.ts';
import {PackageSize} from '../PackageSize/index.tsx';
import styles from './styles.module.css';

type Fact = readonly [name: string, fact: ReactNode];

/** What decides whether an SDK is the right one, the line by which it is used, and where it can be tried. */
export function ProductFacts({product}: {readonly product: Product}): ReactNode {
  const bench = benchFor(pageRoute(product, 'API'));
  return (
    <dl className={styles.facts}>
      {factsOf(product).map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
      <div>
        <dt>参考与工具</dt>
        <dd className={styles.ways}>
          {product.family === 'web' && <Link to={`/api/${product.package}`}>由代码生成的参考</Link>}
          {bench && <Link to={bench}>API 测试台</Link>}
          <Link to={`/tools/config?platform=${product.id}`}>配置生成器</Link>
        </dd>
      </div>
      <div className={styles.entry}>
        <dt>入口</dt>
        <dd>
          <CodeBlock className="code-line" language={product.family === 'web' ? 'ts' : product.languages[0]}>
            {product.entry}
          </CodeBlock>
        </dd>
      </div>
    </dl>
  );
}

function factsOf(product: Product): readonly Fact[] {
  if (product.family === 'native')
    return [
      ['播放器', product.players],
      ['状态', `接口约定 v${product.contract}：发布包由运营方在 X2 控制台提供`],
    ];
  return [
    ['播放器', product.players],
    ['软件包', <code>{`${product.package}@${packageVersions[product.package]}`}</code>],
    ['体积', <PackageSize of={product.package} />],
    ['状态', '已验证'],
  ];
}
