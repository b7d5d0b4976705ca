import {useEffect, useState} from 'react';
import {sdkLabels, sdkOf, type Sdk} from '../shared/facets.ts';

/** Tabs on the pages remember the chosen platform under this key, by the names used there. */
const TAB_KEY = 'docusaurus.tab.platform';
const TAB_NAMES = new Map<string, Sdk>([['hls.js', 'hls']]);

function chosenInTabs(): Sdk | undefined {
  try {
    const value = localStorage.getItem(TAB_KEY) ?? '';
    return TAB_NAMES.get(value) ?? (Object.hasOwn(sdkLabels, value) ? (value as Sdk) : undefined);
  } catch {
    return undefined;
  }
}

/** The SDK whose pages the reader is on, else the one last chosen in tabs. */
export function useReaderSdk(pathname: string): Sdk | undefined {
  const here = sdkOf(pathname);
  const [chosen, setChosen] = useState<Sdk>();
  useEffect(() => setChosen(chosenInTabs()), []);
  return here ?? chosen;
}
