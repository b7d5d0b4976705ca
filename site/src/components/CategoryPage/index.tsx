import type {ReactNode} from 'react';
import type {PropNavigationLink, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink, useCurrentSidebarCategory, useDocById} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import {productAt} from '../../data/productRoutes.ts';
import {PageHead} from '../PageHead/index.tsx';
import type {SectionsOfPages} from '../../../config/plugins/docs/sectionsOfCategories.ts';
import {PageRow} from './PageRow.tsx';
import {ProductFacts} from './ProductFacts.tsx';
import styles from './styles.module.css';

/**
 * The pages of a category with their sections (`config/plugins/docs`), through the plugin's `docCategoryGeneratedIndexComponent` option:
 * upstream's are cards that cut their text.
 */
export default function CategoryPage({
  categoryGeneratedIndex: {title, description, slug, navigation},
  sections,
}: Props & {readonly sections: SectionsOfPages}): ReactNode {
  const items = useCurrentSidebarCategory().items.filter((item) => item.type !== 'html');
  const product = productAt(`/docs${slug}`);
  const kind = product ? {web: '浏览器 SDK', native: '应用 SDK'}[product.family] : '文档';
  return (
    <div className={styles.page}>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <PageHead kicker={`${kind} · ${items.length} 页`} title={title} lead={description} />
      {product && <ProductFacts product={product} />}
      <ul className={styles.pages}>
        {items.map((item) => (
          <ItemRow key={item.label} item={item} sections={sections} />
        ))}
      </ul>
      <DocPaginator previous={named(navigation.previous)} next={named(navigation.next)} />
    </div>
  );
}

/** Every SDK has pages of the same names: beside another's, a name says whose it is. */
function named(link: PropNavigationLink | undefined): PropNavigationLink | undefined {
  const product = link && productAt(link.permalink);
  return product && !link.title.includes(product.name) ? {...link, title: `${product.name} ${link.title}`} : link;
}

type ItemProps = {
  readonly item: Exclude<PropSidebarItem, {readonly type: 'html'}>;
  readonly sections: SectionsOfPages;
};

function ItemRow({item, sections}: ItemProps): ReactNode {
  const document = useDocById(item.type === 'link' ? item.docId : undefined);
  const to = findFirstSidebarItemLink(item)!;
  return <PageRow to={to} name={item.label} description={document?.description} sections={sections[to]} />;
}
