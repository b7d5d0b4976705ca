import {useCallback, type ReactNode} from 'react';
import type {LabViewer} from '../run/guests.ts';
import {VIEWER_PAGE} from '../protocol.ts';
import type {LabSession} from '../run/session.ts';
import styles from './ViewerFrame.module.css';

type Props = {readonly session: LabSession; readonly viewer: LabViewer; readonly title: string};

/** The viewer's own page. It has no controls, so the keyboard passes it by. */
export function ViewerFrame({session, viewer: {id}, title}: Props): ReactNode {
  const attach = useCallback((frame: HTMLIFrameElement | null) => session.attachFrame(id, frame), [session, id]);
  return (
    <iframe
      ref={attach}
      onLoad={() => session.noteLoaded(id)}
      className={styles.frame}
      src={VIEWER_PAGE}
      title={title}
      allow="autoplay"
      tabIndex={-1}
    />
  );
}
