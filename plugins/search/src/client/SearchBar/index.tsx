import {lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SearchIcon} from '../SearchIcon.tsx';
import {startSearch} from '../startSearch.ts';
import {isOpeningKey} from './isOpeningKey.ts';
import {useComposition} from './useComposition.ts';
import styles from './styles.module.css';

const loadDialog = () => import('../SearchDialog/index.tsx');
const SearchDialog = lazy(loadDialog);

/** Text that was typed before the page came alive may be half a word of pinyin: wait until the hands rest. */
const REST_MS = 500;

/**
 * A form that works by itself (it leads to `/search?q=`), and opens the dialog once the page is alive. What was typed before
 * the dialog is there goes into it.
 */
export function SearchBar(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isComposing = useComposition(input);

  const prepare = useCallback(() => {
    if (process.env.NODE_ENV !== 'development') startSearch(baseUrl);
    void loadDialog();
  }, [baseUrl]);

  const open = useCallback(() => {
    prepare();
    setIsOpen(true);
  }, [prepare]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOpeningKey(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    // The reader came here before the page was alive: their click or key could not open the dialog then.
    const box = input.current;
    if (!box || document.activeElement !== box) return undefined;
    prepare();
    const timer = setTimeout(open, box.value ? REST_MS : 0);
    return () => clearTimeout(timer);
  }, [open, prepare]);

  const takeTyped = useCallback(() => {
    const typed = input.current?.value ?? '';
    if (input.current) input.current.value = '';
    return typed;
  }, []);

  return (
    <>
      <form
        className={styles.form}
        data-needs-app=""
        role="search"
        action={`${baseUrl}search`}
        method="get"
        onPointerEnter={prepare}
        onFocus={prepare}
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}>
        <button className={styles.button} type="submit" aria-label="搜索" aria-haspopup="dialog">
          <SearchIcon />
        </button>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          placeholder="搜索文档"
          aria-label="搜索文档"
          aria-keyshortcuts="/ Control+K Meta+K"
          autoComplete="off"
          onClick={open}
          onChange={open}
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </form>
      {isOpen && !isComposing && (
        <Suspense>
          <SearchDialog takeTyped={takeTyped} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
