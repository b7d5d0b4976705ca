import {useEffect, useRef, type ReactNode} from 'react';
import {Button} from '../../components/controls/index.ts';
import type {LabViewer} from '../run/guests.ts';
import {VIEWER_FAULTS, type ViewerFault} from './viewerFaults.ts';
import styles from './FaultMenu.module.css';

type Props = {readonly viewer: LabViewer; readonly onFault: (act: ViewerFault['act']) => void};

/** The faults of one viewer, at the viewer. The platform keeps one menu open at a time, by the name that they share. */
export function FaultMenu({viewer, onFault}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeFromElsewhere(menu.current!), []);
  return (
    <details ref={menu} className={styles.menu} {...{name: 'lab-fault'}}>
      <summary aria-label={`故障：观众 ${viewer.seat}`}>故障</summary>
      <div className={styles.list} role="group" aria-label={`观众 ${viewer.seat} 的故障`}>
        {VIEWER_FAULTS.map(({id, shortLabel, act, isOn}) => (
          <Button
            key={id}
            kind="quiet"
            aria-pressed={isOn?.(viewer)}
            onClick={() => {
              closeAndReturn(menu.current!);
              onFault(act);
            }}
          >
            {shortLabel}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** What had the focus goes out of sight with the list. */
function closeAndReturn(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')!.focus();
}

/** By Escape, and by a press outside. Returns what ends it. */
function closeFromElsewhere(menu: HTMLDetailsElement): () => void {
  const ending = new AbortController();
  const {signal} = ending;
  document.addEventListener('pointerdown', ({target}) => (menu.open &&= menu.contains(target as Node)), {signal});
  menu.addEventListener('keydown', ({key}) => key === 'Escape' && menu.open && closeAndReturn(menu), {signal});
  return () => ending.abort();
}
