import {useEffect, useMemo, useRef, type MouseEvent} from 'react';
import {isPlainClick} from '@x2p2p/page/isPlainClick';
import type {FoundSection} from '../shared/protocol.ts';
import {rememberQuery} from './recentQueries.ts';
import type {SearchHost} from './SearchHost.ts';
import {sectionUrl} from './sectionUrl.ts';

export interface Follow {
  url: (route: string, section: FoundSection) => string;
  open: (route: string, section: FoundSection, inNewTab: boolean) => void;
  /** For links: plain clicks stay in the page, all others are the browser's. */
  onClick: (event: MouseEvent, route: string, section: FoundSection) => void;
  /** The page is likely to be opened: fetch it. */
  prefetch: (route: string) => void;
}

/** How a result is followed: with the words to mark, and remembered. */
export function useFollow(host: SearchHost, query: string, onLeave: () => void): Follow {
  // A ref, read when a result is followed, so that a key does not render every result anew.
  const asked = useRef(query);
  useEffect(() => {
    asked.current = query;
  }, [query]);
  return useMemo(() => {
    const url: Follow['url'] = (route, section) => sectionUrl(host.baseUrl, route, section);
    const open: Follow['open'] = (route, section, inNewTab) => {
      rememberQuery(asked.current);
      if (inNewTab) {
        window.open(url(route, section), '_blank', 'noopener');
        return;
      }
      onLeave();
      host.go(url(route, section), {searchWords: section.words});
    };
    return {
      url,
      open,
      onClick: (event, route, section) => {
        if (!isPlainClick(event)) {
          rememberQuery(asked.current);
          return;
        }
        event.preventDefault();
        open(route, section, false);
      },
      prefetch: (route) => host.prefetch(`${host.baseUrl}${route.slice(1)}`),
    };
  }, [host, onLeave]);
}
