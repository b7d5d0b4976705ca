import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {counterpart, productAt} from '../../data/productRoutes.ts';
import {products, tabOf} from '../../data/products.ts';
import {ALL, choiceStyles} from './choiceStyles.ts';
import styles from './styles.module.css';

const chosen = <span className={styles.chosen}>（已选）</span>;

/**
 * Which SDK the reader integrates: the sidebar, tabs and search follow. On a page about one SDK that one is chosen, and the others lead to
 * their page about the same; elsewhere a press stays on the page. Links, answered by `@x2p2p/page/sdkChoice`; styles alone show the choice.
 */
export function SdkSwitch(): ReactNode {
  const {pathname} = useLocation();
  const current = productAt(pathname);
  return (
    <div className={styles.switch} role="group" aria-label="平台">
      <style dangerouslySetInnerHTML={{__html: choiceStyles(current?.id)}} />
      {/* Of a page about one SDK, the page for all is where one chooses. */}
      <a data-choice={ALL} className={styles.choice} href={`${current ? '/docs/intro' : ''}?sdk=${ALL}`} rel="nofollow">
        全部
        {chosen}
      </a>
      {products.map((product) => {
        const choice = {'data-choice': product.id, 'data-tab': tabOf(product), className: styles.choice};
        if (current)
          return (
            <Link key={product.id} {...choice} to={counterpart(pathname, product)}>
              {product.name}
              {chosen}
            </Link>
          );
        return (
          <a key={product.id} {...choice} href={`?sdk=${product.id}`} rel="nofollow">
            {product.name}
            {chosen}
          </a>
        );
      })}
    </div>
  );
}
