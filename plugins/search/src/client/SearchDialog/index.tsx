import {useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {FoundPage} from '../../shared/protocol.ts';
import {Filters, type Filter} from '../Filters/index.tsx';
import {Results} from '../Results/index.tsx';
import {isComposing} from '../isComposing.ts';
import {isPlainClick} from '../isPlainClick.ts';
import type {SearchHost} from '../SearchHost.ts';
import {SearchIcon} from '../SearchIcon/index.tsx';
import {StatusText} from '../StatusText/index.tsx';
import {Suggestions} from '../Suggestions/index.tsx';
import {searchPageUrl} from '../searchPageUrl.ts';
import {useFollow} from '../useFollow.ts';
import {useReaderSdk} from '../useReaderSdk.ts';
import {useSearch} from '../useSearch.ts';
import {useActiveOption} from './useActiveOption.ts';
import styles from './styles.module.css';

const PAGES_SHOWN = 8;
const NO_PAGES: readonly FoundPage[] = [];

/** Enter was pressed before the answer was there, and waits for it. */
interface Entered {
  inNewTab: boolean;
}

interface Props {
  host: SearchHost;
  /** What was typed before the dialog was there; asked once. */
  takeTyped: () => string;
  onClose: () => void;
}

/** The box that takes the whole attention: a combobox over a list of results, grouped by page. */
export function SearchDialog({host, takeTyped, onClose}: Props): ReactNode {
  const {baseUrl} = host;
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>({});
  const {state, isAnswered, hold, retry} = useSearch({host, query, ...filter, prefer: useReaderSdk(host.pathname), limit: PAGES_SHOWN});
  const follow = useFollow(host, query, onClose);
  const pages = state.answer?.pages ?? NO_PAGES;
  const options = pages.flatMap(({route, sections}) => sections.map((section) => ({route, section})));
  const {active, point, move} = useActiveOption(listId, query, filter, options.length);
  const [entered, setEntered] = useState<Entered>();
  const listbox = useMemo(() => ({id: listId, active, point}), [listId, active, point]);

  // In one step with the drawing: a key between taking the text and drawing it would replace it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    const text = takeTyped();
    setTyped(text);
    setQuery(text);
    input.current?.focus();
  }, [takeTyped]);

  const change = useCallback((value: string, isUnfinished: boolean) => {
    setEntered(undefined);
    setTyped(value);
    if (!isUnfinished) setQuery(value);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and the arrows belong to the input method while it offers candidates.
    if (isComposing(event) || event.keyCode === 229) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      hold();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const inNewTab = event.ctrlKey || event.metaKey;
      if (isAnswered) enter({inNewTab});
      else setEntered({inNewTab});
    } else if (event.key === 'Escape') {
      event.preventDefault();
      dialog.current?.close();
    }
  };

  const leaveTo = (url: string) => {
    onClose();
    host.go(url);
  };

  const enter = ({inNewTab}: Entered) => {
    const option = options[active];
    if (option) follow.open(option.route, option.section, inNewTab);
    else if (query.trim()) leaveTo(searchPageUrl(baseUrl, query, filter));
  };

  useEffect(() => {
    if (!entered || !isAnswered) return;
    setEntered(undefined);
    enter(entered);
  });

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="dialog"
      aria-label="搜索"
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && dialog.current?.close()}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <input
            ref={input}
            className={styles.input}
            type="search"
            role="combobox"
            aria-label="搜索文档"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={options.length ? `${listId}-${active}` : undefined}
            placeholder="问题、选项名、错误编号、拼音都可以"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck="false"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => change(event.target.value, isComposing(event))}
            onCompositionEnd={(event) => change(event.currentTarget.value, false)}
            onKeyDown={onKeyDown}
          />
          <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
            关闭
          </button>
        </div>
        <Filters value={filter} onChange={setFilter} />
        <div className={styles.body} onPointerDown={hold} onPointerMove={hold} data-answered={state.answer?.query} data-partial={state.answer?.partial}>
          {pages.length > 0 && <Results pages={pages} follow={follow} listbox={listbox} />}
          {pages.length === 0 && <Suggestions host={host} state={state} filter={filter} input={input} onQuery={(text) => change(text, false)} onClearFilter={() => setFilter({})} onRetry={retry} onLeave={onClose} />}
        </div>
        <div className={styles.foot}>
          <StatusText state={state} query={query} />
          {query.trim() && pages.length > 0 && (
            <a
              className={styles.all}
              href={searchPageUrl(baseUrl, query, filter)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                leaveTo(searchPageUrl(baseUrl, query, filter));
              }}>
              全部结果
            </a>
          )}
          <span className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
          </span>
        </div>
      </div>
    </dialog>
  );
}
