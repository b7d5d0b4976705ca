import {usePluginData} from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {BoxFiles} from '../build/bundleBox.ts';
import {INDEX_FOLDER} from '../shared/indexFormat.ts';

/** Addresses of what the search loads. */
export function useBuiltFiles(): {box: string; worker: string; index: string} {
  const {box, worker} = usePluginData('@x2p2p/search') as BoxFiles;
  const baseUrl = useBaseUrl('/');
  return {box: baseUrl + box, worker: baseUrl + worker, index: baseUrl + INDEX_FOLDER};
}
