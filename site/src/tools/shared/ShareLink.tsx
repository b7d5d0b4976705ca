import type {ReactNode} from 'react';
import type {AddressState} from '../../address/useAddressState.ts';
import {CopyButton} from '../../components/controls/index.ts';

type Props = Pick<AddressState<object>, 'link' | 'isWhole'> & {readonly label?: string};

/** The page with its present values, as an address to send. */
export function ShareLink({link, isWhole, label = '复制结果链接'}: Props): ReactNode {
  return (
    <CopyButton
      text={link}
      said={isWhole ? '链接已复制，打开它会得到同样的输入。' : '链接已复制，打开它会得到同样的输入，只少了不写进网址的部分。'}
    >
      {label}
    </CopyButton>
  );
}
