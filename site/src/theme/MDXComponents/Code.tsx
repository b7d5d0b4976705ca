import type {ComponentProps, ReactNode} from 'react';

/** Change: upstream decides here between inline code and a block; our blocks are made by `rehypeCode`. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
