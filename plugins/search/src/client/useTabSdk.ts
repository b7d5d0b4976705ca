import {useEffect, useState} from 'react';
import site from './site.ts';

function chosenInTabs(): string | undefined {
  const {key, sdks} = site.tabs;
  try {
    const tab = localStorage.getItem(key) ?? '';
    return Object.hasOwn(sdks, tab) ? sdks[tab] : undefined;
  } catch {
    return undefined;
  }
}

/** The SDK last chosen in the tabs of a page, which remember it. */
export function useTabSdk(): string | undefined {
  const [chosen, setChosen] = useState<string>();
  useEffect(() => setChosen(chosenInTabs()), []);
  return chosen;
}
