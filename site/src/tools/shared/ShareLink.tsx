import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/controls';

/** The page with its present values, as an address to send. */
export function ShareLink({link, label = '复制结果链接'}: {readonly link: () => string; readonly label?: string}): ReactNode {
  return (
    <CopyButton text={link} said="链接已复制，打开它会得到同样的输入。">
      {label}
    </CopyButton>
  );
}
