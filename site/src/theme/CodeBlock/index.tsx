import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
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
            <code ref={code}>{typeof children === 'string' ? children.replace(/\n$/, '') : children}</code>
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
  /** Of the last press, for a while. An object: the same result again is another one, and begins that while anew. */
  const [result, setResult] = useState<{readonly isCopied: boolean}>();
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(setResult, COPIED_MS, undefined);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async ({currentTarget: {dataset}}: MouseEvent<HTMLElement>) => {
    // A press from before the application ran (`copyCode` of the first view).
    const wasCopied = 'copied' in dataset;
    delete dataset.copied;
    const isCopied = wasCopied || (await writeToClipboard(read()));
    setResult({isCopied});
  };
  const copied = translate({id: 'theme.CodeBlock.copied', message: '复制成功'});
  const label = result ? (result.isCopied ? copied : '请手动选择复制') : translate({id: 'theme.CodeBlock.copy', message: '复制'});
  return (
    <button type="button" className={styles.copy} onClick={(event) => void copy(event)} aria-live="polite">
      {label}
    </button>
  );
}

/** Whether it could. Pages without HTTPS have no clipboard; the reader then selects by hand. */
async function writeToClipboard(text: string): Promise<boolean> {
  const {clipboard} = navigator as Partial<Navigator>;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
