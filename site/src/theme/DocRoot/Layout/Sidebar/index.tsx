import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {Drawer} from '../../../../components/Drawer/index.tsx';
import styles from './styles.module.css';

const stay = () => undefined;

/**
 * Change: one sidebar for all windows, which on a phone is the menu. Upstream's has a second one there, which the application draws.
 * Without the state of a sidebar that can be hidden.
 */
export default function Sidebar({sidebar}: Pick<Props, 'sidebar'>): ReactNode {
  const {pathname} = useLocation();
  return (
    <Drawer
      as="aside"
      id="sidebar"
      label="目录"
      className={`${ThemeClassNames.docs.docSidebarContainer} ${styles.container}`}
      head={
        <button type="button" className="clean-btn drawer__back" {...{popovertarget: 'main-menu'}}>
          ← 主菜单
        </button>
      }
    >
      <div className={styles.viewport}>
        <DocSidebarDesktop sidebar={sidebar} path={pathname} onCollapse={stay} isHidden={false} />
      </div>
    </Drawer>
  );
}
