import {useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {FRAME} from '../../shared/frameAttributes.ts';
import type {FoundPage} from '../../shared/protocol.ts';
import {Filters, type Filter} from '../Filters/index.tsx';
import {asOnPage} from '../Results/asOnPage.ts';
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
import {useTyped} from './useTyped.ts';
import styles from './styles.module.css';

const NO_PAGES: readonly FoundPage[] = [];

interface Props {
  host: SearchHost;
  /** What stands in the field, which was there first. */
  alreadyTyped: string;
  onClose: () => void;
}

/** The modal box: a combobox over a list of results, grouped by page. It is drawn in an open frame (`box/frame.ts`), which can close itself. */
export function SearchDialog({host, alreadyTyped, onClose}: Props): ReactNode {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const {typed, query, type} = useTyped(alreadyTyped);
  const [filter, setFilter] = useState<Filter>({});
  const [isNeutral, setNeutral] = useState(false);
  const {state, isAnswered, hold, retry} = useSearch({host, query, ...filter, neutral: isNeutral, limit: PAGES_SHOWN});
  const follow = useFollow(host, query, onClose);
  const pages = state.answer?.pages ?? NO_PAGES;
  const options = pages.flatMap(({route, sections}) => asOnPage(sections).map((section) => ({route, section})));
  const best = options.findIndex(({section}) => section === pages[0]?.sections[0]);
  const {active, point, move} = useActiveOption({listId, query, filter, count: options.length, best});
  const listbox = useMemo(() => ({id: listId, active, point}), [listId, active, point]);
  const allUrl = query.trim() ? searchPageUrl(host.baseUrl, query, filter) : undefined;

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
    Escape: onClose,
  });

  return (
    <div {...FRAME}>
      <div>
        <Field
          input={input}
          typed={typed}
          listId={listId}
          activeId={options.length ? `${listId}-${active}` : undefined}
          onType={change}
          onKeyDown={onKeyDown}
          onClose={onClose}
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
        <Foot
          state={state}
          query={query}
          isNeutral={isNeutral}
          onNeutral={setNeutral}
          allUrl={pages.length > 0 ? allUrl : undefined}
          onLeave={leaveTo}
        />
      </div>
    </div>
  );
}
