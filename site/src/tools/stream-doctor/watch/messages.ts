import type {DoctorSettings} from 'stream-doctor';
import type {WatchEvent} from 'stream-doctor/watch';

/** What the page tells the worker: what to follow, then whether anybody sees the page. */
export type WatchOrder =
  | {readonly kind: 'follow'; readonly address: string; readonly settings: DoctorSettings; readonly isHidden: boolean}
  | {readonly kind: 'visibility'; readonly isHidden: boolean};

export type WatchAnswer =
  {readonly kind: 'event'; readonly event: WatchEvent} | {readonly kind: 'problem'; readonly id: string; readonly message: string};
