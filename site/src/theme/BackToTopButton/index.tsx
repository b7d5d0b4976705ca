import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Change: shown and answered by `@x2p2p/page/reading`, without the application. */
export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${ThemeClassNames.common.backToTopButton} ${styles.button}`}
      aria-label={translate({id: 'theme.BackToTopButton.buttonAriaLabel', message: 'Scroll back to top'})}
    />
  );
}
