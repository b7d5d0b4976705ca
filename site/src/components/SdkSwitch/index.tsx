import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {counterpart, productAt} from '../../data/productRoutes.ts';
import {products, tabOf} from '../../data/products.ts';
import {ALL, choiceStyles} from './choiceStyles.ts';
import styles from './styles.module.css';

type Choice = {
  readonly id: string;
  readonly name: string;
  /** Where Docusaurus keeps it as the chosen tab. */
  readonly tab?: string;
  /** The page that it leads to; without one a press stays on the page. */
  readonly page?: string | undefined;
};

/**
 * Which SDK the reader integrates: the sidebar, tabs and search follow. On a page about one SDK that one is chosen, and the others lead to
 * their page about the same, or to the page for all of them; elsewhere a press stays on the page. Links, answered by
 * `@x2p2p/page/sdkChoice`; styles alone show the choice.
 */
export function SdkSwitch(): ReactNode {
  const {pathname} = useLocation();
  const current = productAt(pathname);
  const choices: Choice[] = [
    {id: ALL, name: '全部', page: current && `/docs/intro?sdk=${ALL}`},
    ...products.map((product) => ({
      id: product.id,
      name: product.name,
      tab: tabOf(product),
      page: current && counterpart(pathname, product),
    })),
  ];
  return (
    <div className={styles.switch} role="group" aria-label="平台">
      <style dangerouslySetInnerHTML={{__html: choiceStyles(current?.id)}} />
      {choices.map(({id, name, tab, page}) => {
        const choice = {'data-choice': id, 'data-tab': tab, className: styles.choice};
        const words = (
          <>
            <span>{name}</span>
            <span className={styles.chosen}>（已选）</span>
          </>
        );
        if (page)
          return (
            <Link key={id} {...choice} to={page}>
              {words}
            </Link>
          );
        return (
          <a key={id} {...choice} href={`?sdk=${id}`} rel="nofollow">
            {words}
          </a>
        );
      })}
    </div>
  );
}
