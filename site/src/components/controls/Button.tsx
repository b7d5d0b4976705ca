import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Button.module.css';

type Props = ComponentProps<'button'> & {readonly kind?: 'plain' | 'primary' | 'quiet'};

export function Button({kind = 'plain', type = 'button', className, ...rest}: Props): ReactNode {
  return <button type={type} className={clsx(styles.button, styles[kind], className)} {...rest} />;
}
