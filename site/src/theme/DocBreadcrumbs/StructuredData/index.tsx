import type {ReactNode} from 'react';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import {brand} from '../../../../config/brand.ts';

/** Change: begins at the home page, as the list that readers see does. Search engines show no way of one step. */
export default function StructuredDataFromHome({breadcrumbs}: Props): ReactNode {
  return <StructuredData breadcrumbs={[{type: 'link', label: brand.name, href: '/'}, ...breadcrumbs]} />;
}
