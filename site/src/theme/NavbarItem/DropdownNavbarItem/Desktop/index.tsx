import type {ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';

/**
 * Change: opened and closed by `@x2p2p/page/reading`, without the application, and its opener is a button. It only shows and hides links:
 * it is not an ARIA menu with keyboard handling of its own.
 */
export default function Dropdown({items, position, className, label, children}: Props): ReactNode {
  return (
    <div className={clsx('navbar__item dropdown dropdown--hoverable', position === 'right' && 'dropdown--right')}>
      <button type="button" className={clsx('clean-btn navbar__link', className)} aria-expanded={false}>
        {children ?? label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
