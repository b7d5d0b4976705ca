import type {ReactNode} from 'react';
import type {PropBlogPostContent} from '@docusaurus/plugin-content-blog';
import Link from '@docusaurus/Link';
import {RatioExtremes} from '../LiveMeasurements/index.tsx';
import styles from './Evidence.module.css';

type Props = Pick<PropBlogPostContent['metadata'], 'permalink' | 'frontMatter'> & {readonly className?: string};

/** Sections in which readers can check a post, by their ids: a measurement, a figure that moves, steps to repeat. */
type Places = Readonly<Record<string, string>>;

/** Figures that are small enough for a list, by the names that front matter gives them. */
const figures = {'measured-ratios': RatioExtremes};

/** What a post rests on, as its front matter names it. */
export function Evidence({permalink, frontMatter, className}: Props): ReactNode {
  const {evidence, figure} = frontMatter as {readonly evidence?: Places; readonly figure?: keyof typeof figures};
  if (!evidence) return null;
  const Figure = figure && figures[figure];
  return (
    <div className={className}>
      {Figure && <Figure />}
      <dl className={styles.evidence}>
        <dt>可以查的</dt>
        {Object.entries(evidence).map(([id, title]) => (
          <dd key={id}>
            <Link to={`${permalink}#${id}`}>{title}</Link>
          </dd>
        ))}
      </dl>
    </div>
  );
}
