import type {ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {SdkSwitch} from '../../../../components/SdkSwitch/index.tsx';

/** Change: above the list stands the switch between SDKs, where the list has a category for each. */
export default function DocSidebarContent(props: Props): ReactNode {
  const hasSdks = props.sidebar.some(({className}) => className?.startsWith('sdk '));
  return (
    <>
      {hasSdks && <SdkSwitch />}
      <Content {...props} />
    </>
  );
}
