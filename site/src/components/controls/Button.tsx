import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Button.module.css';

type Props = Omit<ComponentProps<'button'>, 'type'> & {readonly kind?: 'plain' | 'primary' | 'quiet'};

export function Button({kind = 'plain', className, ...rest}: Props): ReactNode {
  return <button type="button" className={clsx(styles.button, styles[kind], className)} {...rest} />;
}
