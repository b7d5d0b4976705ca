import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Heading from '@theme/Heading';
import {isPlainClick} from '@x2p2p/page/isPlainClick';
import {useAddressState} from '../../address/useAddressState.ts';
import {useDevices} from '../devices/useDevices.ts';
import type {LabSession, LabState, RealTracker} from '../run/session.ts';
import {labAddress, settingsFrom, valuesOf, type ChangeSettings, type LabValues} from '../run/settings.ts';
import {useLabSession} from '../run/useLabSession.ts';
import {useSupport, type Support} from '../run/useSupport.ts';
import {Announcer} from './Announcer.tsx';
import {blockingNote} from './blockingNote.ts';
import {Comparison} from './Comparison.tsx';
import {Controls} from './Controls.tsx';
import {Faults} from './Faults.tsx';
import {Instrument} from './Instrument.tsx';
import {LedgerTable} from './LedgerTable.tsx';
import {Notices} from './Notices.tsx';
import {OtherDevices} from './OtherDevices.tsx';
import {Reading} from './Reading.tsx';
import {RunLog} from './RunLog.tsx';
import {SaveRun} from './SaveRun.tsx';
import {Seats} from './Seats.tsx';
import {Swarm} from './Swarm.tsx';
import {Tuning} from './Tuning.tsx';
import styles from './LabPage.module.css';

/** The laboratory: several viewers of one stream in one page, and where each of their bytes came from. */
export function LabPage(): ReactNode {
  const {session, state, support, values, problems, change, isReady} = useAddressedLab();
  const [tracker, setTracker] = useState<RealTracker | undefined>();
  const [chosenSeat, setSelectedSeat] = useState<number | undefined>();
  const selectedSeat = chosenSeat ?? values.seat;
  const {settings, phase} = state;
  const isRunning = phase === 'running';
  /** Before the first run there are neither viewers nor a ledger to show. */
  const hasBegun = phase !== 'idle';
  const isBlocked = support.isKnown && blockingNote(support) !== undefined;
  /** Another device shows the bytes between two devices best with one viewer on each. */
  const {devices, state: devicesState} = useDevices(session, {
    isReady: isReady && support.isKnown,
    onJoined: () => {
      if (session.getState().phase !== 'running' && !isBlocked) session.start();
    },
  });
  const invite = (): void => {
    if (!isRunning) change((current) => ({...current, viewers: 1}));
    void devices.invite();
  };

  return (
    <main className={styles.page}>
      <div className={styles.bench}>
        <header className={styles.header}>
          <Heading as="h1">实验室</Heading>
          <p className={styles.lead}>
            几位观众在这一页里看同一路视频，用的就是你要装的引擎。每个字节从哪里来，由你的浏览器当场记账。点「开始」之前，什么都不加载。
          </p>
        </header>
        <Instrument state={state} />
        <div className={styles.side}>
          <div>
            <Controls
              settings={settings}
              phase={phase}
              support={support}
              onChange={change}
              onTracker={setTracker}
              onStart={() => session.start(tracker)}
              onStop={() => session.stop()}
            />
            <Notices problems={problems} support={support} state={state} onRetry={() => session.reseatMissing()} />
          </div>
          <Faults session={session} state={state} ready={values.fault} seat={selectedSeat} onSeat={setSelectedSeat} />
          {hasBegun && <RunLog log={state.log} />}
        </div>
        {hasBegun && (
          <div className={styles.stage}>
            <Seats session={session} state={state} selectedSeat={selectedSeat} onSelect={setSelectedSeat} />
          </div>
        )}
        <Tuning settings={settings} isRunning={isRunning} onChange={change} />
        {hasBegun && (
          <div className={styles.middle}>
            <Swarm session={session} state={state} />
            {state.runSettings.compare && <Comparison session={session} state={state} />}
          </div>
        )}
        <div className={styles.devices}>
          <OtherDevices devices={devices} state={devicesState} isBlocked={isBlocked} onInvite={invite} />
        </div>
      </div>

      {hasBegun && <LedgerTable state={state} />}
      <SaveRun state={state} devices={devicesState} />
      <Reading settings={settings} />
      <Announcer state={state} />
    </main>
  );
}

type AddressedLab = {
  readonly session: LabSession;
  readonly state: LabState;
  readonly support: Support & {readonly isKnown: boolean};
  readonly values: LabValues;
  readonly problems: readonly string[];
  readonly change: ChangeSettings;
  /** The address has been read. */
  readonly isReady: boolean;
};

/** A laboratory whose settings stand in the address, so that a link restores them, and may start it. */
function useAddressedLab(): AddressedLab {
  const {session, state} = useLabSession();
  const support = useSupport();
  const {values, change, problems, isReady} = useAddressState(labAddress);
  const location = useLocation();
  const {comparesUnasked} = support;

  useEffect(() => session.configure(settingsFrom(values, comparesUnasked)), [session, values, comparesUnasked]);

  // During a run, following the navbar's or the footer's link to this very page keeps the settings of the run.
  useEffect(() => {
    const {phase, settings} = session.getState();
    if (phase === 'running' && !location.search && !location.hash) change(valuesOf(settings, comparesUnasked));
  }, [session, location, change, comparesUnasked]);

  // The announcement links to this page as well, but is HTML of the configuration: the browser would load the page anew and end the run.
  useEffect(() => {
    if (state.phase !== 'running') return undefined;
    const stay = (event: MouseEvent): void => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.theme-announcement-bar a');
      if (link?.pathname === location.pathname && isPlainClick(event)) event.preventDefault();
    };
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  }, [state.phase, location]);

  // Only an address that the page is opened with begins a run.
  useEffect(() => {
    if (isReady && support.isKnown && values.start && !blockingNote(support)) session.start();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is changed later begins no run
  }, [session, support, isReady]);

  const changeSettings: ChangeSettings = (next) =>
    change((current) => {
      const before = settingsFrom(current, comparesUnasked);
      const after = next(before);
      // What is left to the device stays so until the visitor decides it.
      return {...valuesOf(after), ...(after.compare === before.compare && {compare: current.compare})};
    });
  return {session, state, support, values, problems, isReady, change: changeSettings};
}
