import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {LiveSettings} from 'stream-doctor/model';
import {readSettings, writeSettings} from '@site/src/model/settingsQuery';

/** Safari refuses more than a hundred address changes in thirty seconds, which one drag would reach. */
const WRITE_DELAY_MS = 300;

type SettingsInAddress = {
  readonly settings: LiveSettings;
  /** False in the page the server drew, true once scripts run. */
  readonly ready: boolean;
  readonly change: (settings: LiveSettings) => void;
};

/** Settings that begin as `fallback`, follow the address, and are written to it once the reader pauses. */
export function useSettingsInAddress(fallback: LiveSettings): SettingsInAddress {
  const history = useHistory();
  const {search} = useLocation();
  const [settings, setSettings] = useState(fallback);
  const [ready, setReady] = useState(false);
  const written = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    setReady(true);
    // What we wrote ourselves may already be older than where the reader has dragged to.
    if (search === written.current) return;
    written.current = undefined;
    setSettings(readSettings(search, fallback));
  }, [search, fallback]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: LiveSettings): void => {
    setSettings(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = writeSettings(history.location.search, next);
      history.replace({...history.location, search: written.current});
    }, WRITE_DELAY_MS);
  };
  return {settings, ready, change};
}
