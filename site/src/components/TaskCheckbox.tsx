import type {ComponentProps, ReactNode} from 'react';

/** The box of a Markdown task list, which GFM leaves without a name. */
export function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? '已完成' : '待办'} />;
}
