import {useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchHost} from '../SearchHost.ts';
import {startSearch} from '../startSearch.ts';
import {useBuiltFiles} from '../useBuiltFiles.ts';

/** The search page as a part of the application. */
export function useSiteHost(): SearchHost {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const {pathname} = useLocation();
  const {worker, index} = useBuiltFiles();
  return useMemo(
    () => ({
      baseUrl,
      pathname,
      client: () => startSearch(worker, index),
      go: (url, state) => history.push(url, state),
      prefetch: (url) => void window.docusaurus.prefetch(url),
    }),
    [baseUrl, pathname, history, worker, index],
  );
}
