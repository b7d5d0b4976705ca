import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {kindLabels, type Kind} from '../../shared/kinds.ts';
import type {Filter} from '../Filters/index.tsx';
import {searchPageUrl} from '../searchPageUrl.ts';
import site from '../site.ts';

/** Browsers refuse more than about a hundred changes of the address in thirty seconds: half of them are made at once, the others once the reader pauses. */
const WRITES = {atOnce: 50, withinMs: 30_000, elseAfterMs: 600};

export interface Asked {
  /** What stands in the field: an input method may be in the middle of a word that is no part of the query yet. */
  typed: string;
  query: string;
  filter: Filter;
  /** Whether the question came with the address: then nobody types, and what moves would move under the reader's eyes. */
  isFromAddress: boolean;
}

const NOTHING: Asked = {typed: '', query: '', filter: {}, isFromAddress: false};

function readAddress(search: string): Asked {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q') ?? '';
  const sdk = parameters.get('sdk') ?? '';
  const kind = parameters.get('kind') ?? '';
  return {
    typed: query,
    query,
    filter: {...(Object.hasOwn(site.sdks, sdk) && {sdk}), ...(Object.hasOwn(kindLabels, kind) && {kind: kind as Kind})},
    isFromAddress: true,
  };
}

/**
 * The question and its address, which is updated in time for a reload; an address that comes from elsewhere
 * (a link, the box, going back) becomes the question.
 */
export function useAsked(baseUrl: string): {asked: Asked; isAlive: boolean; ask: (part: Partial<Asked>) => void; save: () => void} {
  const history = useHistory();
  const location = useLocation();
  // The server renders this page without knowing the question: the first client render must do the same.
  const [asked, setAsked] = useState<Asked>();
  const unsaved = useRef<Asked>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef<readonly number[]>([]);

  // Every navigation is a new location; `save` makes none.
  useEffect(() => {
    // A key may have been pressed before this effect ran.
    if (!unsaved.current) setAsked(readAddress(window.location.search));
    return () => {
      clearTimeout(timer.current);
      unsaved.current = undefined;
    };
  }, [location]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const next = unsaved.current;
    unsaved.current = undefined;
    // While the next page is being fetched, this one must not write to that one's address.
    if (!next || history.location.key !== location.key) return;
    const url = searchPageUrl(baseUrl, next.query, next.filter);
    if (url === window.location.pathname + window.location.search) return;
    window.history.replaceState(window.history.state, '', url);
    written.current = [...written.current, performance.now()];
  }, [baseUrl, history, location]);

  const ask = (part: Partial<Asked>) => {
    unsaved.current = {...(asked ?? NOTHING), ...part, isFromAddress: false};
    setAsked(unsaved.current);
    clearTimeout(timer.current);
    written.current = written.current.filter((time) => time > performance.now() - WRITES.withinMs);
    timer.current = setTimeout(save, written.current.length < WRITES.atOnce ? 0 : WRITES.elseAfterMs);
  };

  return {asked: asked ?? NOTHING, isAlive: asked !== undefined, ask, save};
}
