import {startTransition, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {Answer, Question} from '../shared/protocol.ts';
import {keepOrder} from './keepOrder.ts';
import type {SearchHost} from './SearchHost.ts';
import {useTabSdk} from './useTabSdk.ts';

type Asked = Omit<Question, 'id'>;
type Wanted = Omit<Asked, 'from' | 'prefer'>;
export type SearchState =
  {status: 'idle' | 'loading' | 'failed' | 'unbuilt'; answer?: undefined} | {status: 'ready'; answer: Answer; asked: Asked};

interface Search {
  state: SearchState;
  /** Whether what is on screen answers what is asked: the answer to the question before stays until the next one comes. */
  isAnswered: boolean;
  hold: () => void;
  retry: () => void;
}

/** The dev server has no built pages to index. */
const UNBUILT = process.env.NODE_ENV === 'development';

/** Answers for what is in the box; those of the whole index only, where `isWhole`. `hold` keeps the order of results from now on, because the reader is choosing. */
export function useSearch({
  host,
  query,
  sdk,
  kind,
  neutral,
  limit,
  isWhole = false,
}: Wanted & {host: SearchHost; isWhole?: boolean}): Search {
  const from = `/${host.pathname.slice(host.baseUrl.length)}`;
  const prefer = useTabSdk();
  const asked = useMemo((): Asked => ({query, sdk, kind, from, prefer, neutral, limit}), [query, sdk, kind, from, prefer, neutral, limit]);
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const held = useRef(false);

  useEffect(() => {
    held.current = false;
    if (UNBUILT || !asked.query.trim()) {
      setState({status: UNBUILT ? 'unbuilt' : 'idle'});
      return undefined;
    }
    const client = host.client();
    let expected = 0;
    let repeated = false;
    const ask = () => {
      expected = client.ask(asked);
    };
    const unsubscribe = client.subscribe((event) => {
      if (event.type === 'failed') setState({status: 'failed'});
      else if (event.type === 'grown') {
        repeated = true;
        ask();
      } else if (event.answer.id === expected) {
        const {answer} = event;
        // The words may still be on their way: nothing found is no answer yet.
        if (answer.partial && (isWhole || answer.found === 0)) return;
        // Results may be drawn in slices: the next key goes first.
        startTransition(() =>
          setState((before) =>
            held.current && repeated && before.answer
              ? {status: 'ready', asked, answer: {...answer, pages: keepOrder(before.answer.pages, answer.pages)}}
              : {status: 'ready', asked, answer},
          ),
        );
      }
    });
    setState((before) => (before.answer ? before : {status: 'loading'}));
    ask();
    return unsubscribe;
  }, [asked, host, attempt, isWhole]);

  const hold = useCallback(() => {
    held.current = true;
  }, []);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isAnswered =
    state.status === 'ready' ? state.asked === asked : state.status === 'failed' || state.status === 'unbuilt' || !query.trim();
  return {state, isAnswered, hold, retry};
}
