import {THROTTLE_BYTES_PER_SECOND} from '../protocol.ts';
import type {LabViewer} from '../run/guests.ts';
import type {LabSession} from '../run/session.ts';
import type {Fault} from '../run/settings.ts';

/** What can go wrong at one viewer, on purpose. */
export type ViewerFault = {
  readonly id: Exclude<Fault, 'tracker'>;
  /** Beside the choice of a viewer. */
  readonly label: string;
  /** In the menu of a viewer. */
  readonly shortLabel: string;
  readonly act: (session: LabSession, seat: number) => void;
  /** For what stays on until it is pressed again. */
  readonly isOn?: (viewer: LabViewer) => boolean;
};

const throttleLabel = `限速到 ${THROTTLE_BYTES_PER_SECOND / 125} kbit/s`;

export const VIEWER_FAULTS: readonly ViewerFault[] = [
  {id: 'gone', label: '让这位观众突然断线', shortLabel: '突然断线', act: (session, seat) => session.killViewer(seat)},
  {id: 'left', label: '让这位观众正常离开', shortLabel: '正常离开', act: (session, seat) => session.removeViewer(seat)},
  {
    id: 'throttled',
    label: throttleLabel,
    shortLabel: throttleLabel,
    act: (session, seat) => session.toggleThrottle(seat),
    isOn: ({isThrottled}) => isThrottled,
  },
  {id: 'corrupt', label: '改坏上传的一个切片', shortLabel: '改坏一个切片', act: (session, seat) => session.corruptUploadOf(seat)},
];
