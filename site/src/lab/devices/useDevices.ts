import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import type {LabSession} from '../run/session.ts';
import {Devices, type DevicesState} from './Devices.ts';
import {joinIn} from './joinLink.ts';

/** The other devices of a page. A link that the page is opened with joins at once, when the settings in it have been read. */
export function useDevices(
  session: LabSession,
  {isReady, onJoined}: {readonly isReady: boolean; readonly onJoined: () => void},
): {readonly devices: Devices; readonly state: DevicesState} {
  const joined = useRef(onJoined);
  joined.current = onJoined;
  const [devices] = useState(() => new Devices(session, () => joined.current()));
  const state = useSyncExternalStore(devices.subscribe, devices.getState, devices.getState);
  const {hash} = useLocation();
  const asked = useRef<string>(undefined);
  useEffect(() => () => devices.dispose(), [devices]);
  useEffect(() => {
    const code = isReady ? joinIn(hash) : undefined;
    if (code === undefined || code === asked.current) return;
    asked.current = code;
    // Who comes by a code looks for the next step, which is below the settings.
    document.getElementById('devices')?.scrollIntoView();
    void devices.join(code);
  }, [devices, isReady, hash]);
  return {devices, state};
}
