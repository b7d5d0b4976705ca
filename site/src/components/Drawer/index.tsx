import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';

type Props = ComponentProps<'div'> & {
  readonly id: string;
  readonly as?: 'div' | 'aside';
  readonly label: string;
  /** Stands beside the button that closes it. */
  readonly head: ReactNode;
};

/**
 * What slides in from the side on a phone, opened by a button with `popovertarget`. It is in the page from the beginning and works
 * without the application; `@x2p2p/page/reading` adds what browsers do not do by themselves.
 */
export function Drawer({id, as: Part = 'div', label, head, className, children, ...rest}: Props): ReactNode {
  return (
    <Part id={id} className={clsx('drawer', className)} aria-label={label} {...{popover: 'auto'}} {...rest}>
      <div className="drawer__head">
        <div>{head}</div>
        <button
          type="button"
          className="clean-btn drawer__close"
          aria-label={translate({id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel', message: 'Close navigation bar'})}
          {...{popovertarget: id, popovertargetaction: 'hide'}}
        >
          <IconClose color="currentColor" />
        </button>
      </div>
      {children}
    </Part>
  );
}
