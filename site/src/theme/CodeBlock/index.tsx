import {useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  readonly language?: string;
  readonly title?: ReactNode;
  /** Highlighted at build time by `rehypeCode`. */
  readonly html?: string;
  /** Code made in the page: shown without colours. */
  readonly children?: string;
  readonly className?: string;
};

/**
 * Change: replaces upstream's CodeBlock, which ships Prism and highlights in the browser. Code arrives highlighted
 * (`src/rehype`), so this only frames it: title, copy button, a scrolling region that a keyboard can reach.
 */
export default function CodeBlock({language = 'text', title, html, children, className}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={clsx('theme-code-block', styles.block, `language-${language}`, className)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre className={styles.pre} tabIndex={0}>
          {html === undefined ? (
            <code ref={code}>{children?.replace(/\n$/, '')}</code>
          ) : (
            <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <CopyButton read={() => code.current?.textContent ?? ''} />
      </div>
    </div>
  );
}

const COPIED_MS = 1500;

function CopyButton({read}: {readonly read: () => string}): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    // Pages without HTTPS have no clipboard; the reader then selects by hand.
    const done = await navigator.clipboard?.writeText(read()).then(() => true, () => false);
    setState(done ? 'copied' : 'failed');
    setTimeout(setState, COPIED_MS, 'idle');
  };
  const label = {
    idle: translate({id: 'theme.CodeBlock.copy', message: '复制'}),
    copied: translate({id: 'theme.CodeBlock.copied', message: '复制成功'}),
    failed: '请手动选择复制',
  }[state];
  return (
    <button type="button" className={styles.copy} onClick={copy} aria-live="polite">
      {label}
    </button>
  );
}
