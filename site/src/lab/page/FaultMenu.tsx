import {useEffect, useRef, type ReactNode} from 'react';
import {Button} from '../../components/controls/index.ts';
import type {LabViewer} from '../run/guests.ts';
import {VIEWER_FAULTS, type ViewerFault} from './viewerFaults.ts';
import styles from './FaultMenu.module.css';

type Props = {readonly viewer: LabViewer; readonly onFault: (act: ViewerFault['act']) => void};

/** The faults of one viewer, at the viewer. The platform keeps one menu open at a time, by the name that they share. */
export function FaultMenu({viewer, onFault}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  /** What had the focus goes out of sight with the list. */
  const closeAndReturn = (): void => {
    menu.current!.open = false;
    menu.current!.querySelector('summary')!.focus();
  };
  useEffect(() => {
    const closeFromOutside = ({target}: PointerEvent): void => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    const closeByKey = ({key}: KeyboardEvent): void => {
      if (key === 'Escape' && menu.current?.open) closeAndReturn();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);
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
              closeAndReturn();
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
