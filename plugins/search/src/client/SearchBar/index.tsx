import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {GO_EVENT, type GoDetail} from '../../box/goEvent.ts';
import {SearchIcon} from '../SearchIcon/index.tsx';
import {useBuiltFiles} from '../useBuiltFiles.ts';
import './frame.css';
import styles from './styles.module.css';

/**
 * A form that works by itself: it leads to `/search?q=`. `src/box/opener.ts` makes it open the dialog, before the application
 * runs and after; here the application lends the dialog its router.
 */
export function SearchBar(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const {box, worker, index} = useBuiltFiles();

  useEffect(() => {
    const onGo = (event: Event) => {
      event.preventDefault();
      const {url, state} = (event as CustomEvent<GoDetail>).detail;
      history.push(url, state);
    };
    document.addEventListener(GO_EVENT, onGo);
    return () => document.removeEventListener(GO_EVENT, onGo);
  }, [history]);

  return (
    <form
      className={styles.form}
      data-search-box={box}
      data-search-worker={worker}
      data-search-index={index}
      data-base-url={baseUrl}
      data-works-early=""
      role="search"
      action={`${baseUrl}search`}
      method="get"
    >
      <button className={styles.button} type="submit" aria-label="搜索" aria-haspopup="dialog">
        <SearchIcon />
      </button>
      <input
        className={styles.input}
        type="search"
        name="q"
        placeholder="搜索文档"
        aria-label="搜索文档"
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </form>
  );
}
