import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink, useCurrentSidebarCategory, useDocById} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import {categoryOf, products} from '../../data/products.ts';
import {PageHead} from '../PageHead/index.tsx';
import {RuledRow, RuledRows} from '../RuledRows/index.tsx';
import {ProductFacts} from './ProductFacts.tsx';
import styles from './styles.module.css';

/** The pages of a category, through the plugin's `docCategoryGeneratedIndexComponent` option: upstream's are cards that cut their text. */
export default function CategoryPage({categoryGeneratedIndex: {title, description, slug, navigation}}: Props): ReactNode {
  const items = useCurrentSidebarCategory().items.filter((item) => item.type !== 'html');
  const product = products.find((row) => slug === `/category/${categoryOf(row)}`);
  const kind = product ? {web: '浏览器 SDK', native: '应用 SDK'}[product.family] : '文档';
  return (
    <div className={styles.page}>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <PageHead kicker={`${kind} · ${items.length} 页`} title={title} lead={description} />
      {product && <ProductFacts product={product} />}
      <RuledRows>
        {items.map((item) => (
          <ItemRow key={item.label} item={item} />
        ))}
      </RuledRows>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
    </div>
  );
}

function ItemRow({item}: {readonly item: Exclude<PropSidebarItem, {readonly type: 'html'}>}): ReactNode {
  const document = useDocById(item.type === 'link' ? item.docId : undefined);
  return (
    <RuledRow to={findFirstSidebarItemLink(item)!} name={item.label}>
      {document?.description}
    </RuledRow>
  );
}
