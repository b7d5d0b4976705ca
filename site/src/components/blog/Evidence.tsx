import type {ReactNode} from 'react';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './Evidence.module.css';

type Props = Pick<PropBlogPostContent['metadata'], 'permalink' | 'frontMatter'> & {readonly className?: string};

/** A place of a post at which its reader can check it: a measurement, a figure that moves, steps to repeat. */
type Place = {readonly title: string; readonly id: string};

/** What a post rests on, as its front matter names it. */
export function Evidence({permalink, frontMatter, className}: Props): ReactNode {
  const {evidence} = frontMatter as {readonly evidence?: readonly Place[]};
  if (!evidence) return null;
  return (
    <dl className={clsx(styles.evidence, className)}>
      <dt>可以查的</dt>
      {evidence.map(({title, id}) => (
        <dd key={id}>
          <Link to={`${permalink}#${id}`}>{title}</Link>
        </dd>
      ))}
    </dl>
  );
}
