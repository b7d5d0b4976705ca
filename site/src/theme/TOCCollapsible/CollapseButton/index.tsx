import type {ComponentProps, ReactNode} from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';

/** Change: the button says whether the contents are open. */
export default function TellingCollapseButton(props: ComponentProps<typeof CollapseButton>): ReactNode {
  return <CollapseButton aria-expanded={!props.collapsed} {...props} />;
}
