import {useCallback, type ReactNode} from 'react';
import type {LabViewer} from '../run/guests.ts';
import {VIEWER_PAGE} from '../protocol.ts';
import type {LabSession} from '../run/session.ts';
import {PlayingMark} from './PlayingMark.tsx';
import styles from './ViewerFrame.module.css';

type Props = {readonly session: LabSession; readonly viewer: LabViewer; readonly title: string};

/** The viewer's own page, which has no controls, so the keyboard passes it by; over it the source of what plays. */
export function ViewerFrame({session, viewer, title}: Props): ReactNode {
  const {id, isMissing} = viewer;
  const attach = useCallback((frame: HTMLIFrameElement | null) => session.attachFrame(id, frame), [session, id]);
  return (
    <div className={styles.picture} data-missing={isMissing || undefined}>
      <iframe
        ref={attach}
        onLoad={() => session.noteLoaded(id)}
        className={styles.frame}
        src={VIEWER_PAGE}
        title={title}
        allow="autoplay"
        tabIndex={-1}
      />
      <PlayingMark viewer={viewer} />
    </div>
  );
}
