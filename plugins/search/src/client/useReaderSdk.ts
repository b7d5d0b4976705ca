import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {sdkLabels, sdkOf, type Sdk} from '../shared/facets.ts';

/** Tabs on the pages remember the chosen platform under this key, by the names used there. */
const TAB_KEY = 'docusaurus.tab.platform';
const TAB_NAMES: Record<string, Sdk> = {'hls.js': 'hls'};

function chosenInTabs(): Sdk | undefined {
  try {
    const value = localStorage.getItem(TAB_KEY) ?? '';
    return TAB_NAMES[value] ?? (value in sdkLabels ? (value as Sdk) : undefined);
  } catch {
    return undefined;
  }
}

/** The SDK whose pages the reader is on, else the one last chosen in tabs. */
export function useReaderSdk(): Sdk | undefined {
  const here = sdkOf(useLocation().pathname);
  const [chosen, setChosen] = useState<Sdk>();
  useEffect(() => setChosen(chosenInTabs()), []);
  return here ?? chosen;
}
