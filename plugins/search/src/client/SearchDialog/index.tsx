import {useId, useMemo, useRef, useState, type ReactNode} from 'react';
import type {FoundPage} from '../../shared/protocol.ts';
import {Filters, type Filter} from '../Filters/index.tsx';
import {Results} from '../Results/index.tsx';
import type {SearchHost} from '../SearchHost.ts';
import {Suggestions} from '../Suggestions/index.tsx';
import {searchPageUrl} from '../searchPageUrl.ts';
import {useFollow} from '../useFollow.ts';
import {useSearch} from '../useSearch.ts';
import {Field} from './Field.tsx';
import {Foot} from './Foot.tsx';
import {onKeys} from './onKeys.ts';
import {PAGES_SHOWN} from './pagesShown.ts';
import {SlashSwitch} from './SlashSwitch.tsx';
import {useActiveOption} from './useActiveOption.ts';
import {useEnter} from './useEnter.ts';
import {useOpening} from './useOpening.ts';
import {useTyped} from './useTyped.ts';
import styles from './styles.module.css';

const NO_PAGES: readonly FoundPage[] = [];

interface Props {
  host: SearchHost;
  /** Returns what was typed before the dialog was there, once. */
  takeTyped: () => string;
  onClose: () => void;
}

/** The modal box: a combobox over a list of results, grouped by page. */
export function SearchDialog({host, takeTyped, onClose}: Props): ReactNode {
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const {typed, query, type} = useTyped();
  const [filter, setFilter] = useState<Filter>({});
  const {state, isAnswered, hold, retry} = useSearch({host, query, ...filter, limit: PAGES_SHOWN});
  const follow = useFollow(host, query, onClose);
  const pages = state.answer?.pages ?? NO_PAGES;
  const options = pages.flatMap(({route, sections}) => sections.map((section) => ({route, section})));
  const {active, point, move} = useActiveOption(listId, query, filter, options.length);
  const listbox = useMemo(() => ({id: listId, active, point}), [listId, active, point]);
  const allUrl = query.trim() ? searchPageUrl(host.baseUrl, query, filter) : undefined;
  useOpening(dialog, input, takeTyped, type);

  const close = () => dialog.current?.close();
  const leaveTo = (url: string) => {
    onClose();
    host.go(url);
  };
  const enter = useEnter(isAnswered, (inNewTab) => {
    const option = options[active];
    if (option) follow.open(option.route, option.section, inNewTab);
    else if (allUrl) leaveTo(allUrl);
  });
  const change = (text: string, isUnfinished: boolean) => {
    enter.takeBack();
    type(text, isUnfinished);
  };
  const choose = (step: 1 | -1) => {
    hold();
    move(step);
  };
  const onKeyDown = onKeys({
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    Enter: ({ctrlKey, metaKey}) => enter.press(ctrlKey || metaKey),
    Escape: close,
  });

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-redundant-roles -- a press beside the panel closes, as Escape does; older screen readers know it by its role
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="dialog"
      aria-label="搜索"
      onClose={onClose}
      onMouseDown={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.panel}>
        <Field
          input={input}
          typed={typed}
          listId={listId}
          activeId={options.length ? `${listId}-${active}` : undefined}
          onType={change}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <Filters value={filter} onChange={setFilter} />
        <div
          className={styles.body}
          onPointerDown={hold}
          onPointerMove={hold}
          data-answered={state.answer?.query}
          data-partial={state.answer?.partial}
        >
          {pages.length > 0 && <Results pages={pages} follow={follow} listbox={listbox} />}
          {pages.length === 0 && (
            <Suggestions
              host={host}
              state={state}
              filter={filter}
              input={input}
              onQuery={(text) => change(text, false)}
              onClearFilter={() => setFilter({})}
              onRetry={retry}
              onLeave={onClose}
            />
          )}
          {state.status === 'idle' && <SlashSwitch />}
        </div>
        <Foot state={state} query={query} allUrl={pages.length > 0 ? allUrl : undefined} onLeave={leaveTo} />
      </div>
    </dialog>
  );
}
