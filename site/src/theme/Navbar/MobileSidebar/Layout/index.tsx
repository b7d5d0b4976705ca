import {type ComponentProps, type ReactNode, useEffect} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/**
 * Change: the menu of a phone is the dialog it looks like. On opening it takes the focus and makes what lies behind inert, Escape
 * closes it, and on closing it gives the focus back. Upstream does none of this.
 */
export default function DialogLayout(props: ComponentProps<typeof Layout>): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const behind = document.querySelectorAll<HTMLElement>('#__docusaurus > :not(nav), .navbar__inner');
    const reach = (isOut: boolean) => behind.forEach((part) => (part.inert = isOut));
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    reach(true);
    addEventListener('keydown', onKeyDown);
    find('.navbar-sidebar__close')!.focus();
    return () => {
      reach(false);
      removeEventListener('keydown', onKeyDown);
      // The window may have grown: wide pages have no button for the menu.
      const toggle = find('.navbar__toggle');
      (toggle?.offsetParent ? toggle : find('.navbar__brand'))?.focus();
    };
  }, [shown, toggle]);
  return <Layout {...props} />;
}
