import type {ReactNode} from 'react';
import {COPY} from '@x2p2p/page/copyCode';
import clsx from 'clsx';
import {languageName} from './languageName.ts';
import styles from './styles.module.css';

type Props = {
  readonly language?: string;
  readonly title?: ReactNode;
  /** Highlighted at build time by `rehypeCode`. */
  readonly html?: string;
  /** Code made in the page, shown without colours; or highlighted code with links in it. */
  readonly children?: ReactNode;
  readonly className?: string;
};

/**
 * Change: replaces upstream's CodeBlock, which ships Prism and highlights in the browser. Code arrives highlighted
 * (`src/rehype`), so this only frames it: a head with the file or the language and the copy button (answered by
 * `@x2p2p/page/reading`), a scrolling region that a keyboard can reach. The language is no text: nobody selects or searches for it.
 */
export default function CodeBlock({language = 'text', title, html, children, className}: Props): ReactNode {
  return (
    <div className={clsx('theme-code-block', styles.block, `language-${language}`, className)}>
      <div className={styles.head}>
        {title ? <span className={styles.title}>{title}</span> : <span data-language={languageName(language)} />}
        <button type="button" className={styles.copy} aria-live="polite">
          {COPY}
        </button>
      </div>
      <pre className={styles.pre} tabIndex={0}>
        {html === undefined ? (
          <code>{typeof children === 'string' ? children.replace(/\n$/, '') : children}</code>
        ) : (
          <code dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
    </div>
  );
}
