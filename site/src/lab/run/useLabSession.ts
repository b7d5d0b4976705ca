import {useEffect, useState, useSyncExternalStore} from 'react';
import {LabSession, type LabState} from './session.ts';

/** One laboratory per component; it ends with the component. */
export function useLabSession(): {readonly session: LabSession; readonly state: LabState} {
  const [session] = useState(() => new LabSession());
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useEffect(() => () => session.dispose(), [session]);
  return {session, state};
}
