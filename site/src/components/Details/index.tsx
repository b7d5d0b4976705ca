import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** The browser's own: upstream's closes what a reader, or the browser's search, has opened before the application ran. */
export const Details = (props: ComponentProps<'details'>): ReactNode => <details className={styles.details} {...props} />;
