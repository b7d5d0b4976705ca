import {useEffect, useState, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {RealTracker} from '@site/src/lab/session';
import {parseAddress, toAddress, type LabSettings} from '@site/src/lab/settings';
import {useLabSession} from '@site/src/lab/useLabSession';
import {useSupport} from '@site/src/lab/useSupport';
import {Announcer} from './Announcer';
import {Comparison} from './Comparison';
import {Controls} from './Controls';
import {Faults} from './Faults';
import {Headline} from './Headline';
import {LedgerTable} from './LedgerTable';
import {Notices} from './Notices';
import {Reading} from './Reading';
import {RunLog} from './RunLog';
import {SaveRun} from './SaveRun';
import {Seats} from './Seats';
import {Swarm} from './Swarm';
import {Timeline} from './Timeline';
import {Tuning} from './Tuning';
import styles from './LabPage.module.css';

/** The laboratory: several viewers of one stream in one page, and where each of their bytes came from. */
export function LabPage(): ReactNode {
  const {session, state} = useLabSession();
  const support = useSupport();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [tracker, setTracker] = useState<RealTracker | undefined>();
  const [selectedSeat, setSelectedSeat] = useState(1);
  const {settings, phase} = state;

  // The address is read once, after hydration: the page that is built knows no address.
  useEffect(() => {
    if (!support.isKnown) return;
    const parsed = parseAddress(window.location.search);
    setProblems(parsed.problems);
    session.configure(parsed.settings);
    if (parsed.start && !support.notes().some(({isBlocking}) => isBlocking)) session.start();
  }, [session, support]);

  const change = (next: LabSettings): void => {
    session.configure(next);
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${toAddress(next, {start: false})}`);
  };
  const isRunning = phase === 'running';

  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Heading as="h1">实验室</Heading>
        <p className={styles.lead}>
          几位观众在这一页里同时看同一路视频，用的引擎，就是你要装进自己页面的那一个。每个字节从服务器来，还是从另一位观众来，由你的浏览器当场记账。没有服务端程序；点「开始」之前，什么都不加载。
        </p>
      </header>

      <Controls
        settings={settings}
        phase={phase}
        support={support}
        onChange={change}
        onTracker={setTracker}
        onStart={() => session.start(tracker)}
        onStop={() => session.stop()}
      />
      <Notices problems={problems} support={support} state={state} />

      <Headline ledger={state.ledger} phase={phase} elapsedMs={state.elapsedMs} />

      <div className={styles.stage}>
        <Swarm session={session} state={state} />
        <Seats session={session} state={state} selectedSeat={selectedSeat} onSelect={setSelectedSeat} />
      </div>

      <Timeline state={state} />
      <Comparison session={session} state={state} onChange={change} />

      <div className={styles.panels}>
        <Faults session={session} state={state} seat={selectedSeat} onSeat={setSelectedSeat} />
        <Tuning settings={settings} isRunning={isRunning} onChange={change} />
      </div>

      <LedgerTable state={state} />

      <div className={styles.panels}>
        <RunLog log={state.log} />
        <SaveRun state={state} />
      </div>

      <Reading settings={settings} />
      <Announcer state={state} />
    </main>
  );
}
