import {forwardRef, type ComponentPropsWithoutRef} from 'react';
import clsx from 'clsx';
import styles from './Button.module.css';

type Props = ComponentPropsWithoutRef<'button'> & {
  readonly kind?: 'plain' | 'primary' | 'quiet';
  /** Does nothing for now, but keeps the focus, which `disabled` would drop: for a button that its own press may make unavailable. */
  readonly isUnavailable?: boolean;
};

export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  {kind = 'plain', type = 'button', className, isUnavailable = false, onClick, ...rest},
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={clsx(styles.button, styles[kind], className)}
      aria-disabled={isUnavailable || undefined}
      onClick={isUnavailable ? undefined : onClick}
      {...rest}
    />
  );
});
