import type {MediaPlaylist} from '../playlist/types.ts';

/** What the one who follows a list has to tell. `at` is in seconds, of a clock that is never set; a reading's is when it was asked for. */
export type Observation =
  | {
      readonly kind: 'reading';
      readonly at: number;
      /** From the request to the answer: the list is from some moment in between. */
      readonly took: number;
      readonly playlist: MediaPlaylist;
      /** The same moment by the calendar, ms since 1970. */
      readonly date: number;
    }
  /** A request that failed, as a sentence. */
  | {readonly kind: 'failure'; readonly at: number; readonly message: string}
  /** The last request has had no answer for so long, s. */
  | {readonly kind: 'silence'; readonly at: number; readonly since: number}
  /** What a request for the newest segment came to; a problem is a sentence. */
  | {readonly kind: 'segment'; readonly at: number; readonly sequence: number; readonly problem?: string};

export type WarningId =
  'late' | 'slow' | 'failing' | 'segment-missing' | 'reset' | 'jump' | 'removed' | 'changed' | 'clock' | 'stale-copies';

export type Warning = {
  readonly id: WarningId;
  /** `problem`: players stall, or viewers get wrong segments. `warning`: they may. `note`: good to know, no alarm. */
  readonly severity: 'problem' | 'warning' | 'note';
  readonly title: string;
  readonly detail: string;
  readonly fix: string;
  /** Seconds until a viewer who keeps the usual distance has nothing left to play; missing where playback is not at stake. */
  readonly stallsIn?: number;
};

/** One line of the timeline. All in seconds but the numbers. */
export type TimelineEntry = {
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly added: number;
  /** Since something new was read. */
  readonly age: number;
  /** How much later the newest segment came than the earliest of the last ten minutes would have: never above 0. */
  readonly drift: number;
  /** How much a viewer who keeps the usual distance has left to play. */
  readonly margin: number;
  /** Between the end of the list by its own dates and now. */
  readonly behind?: number;
  /** The list was older than the one before. */
  readonly isStale: boolean;
  /** Nothing was read: why. */
  readonly failure?: string;
};

/** What a watch says, in order; the command prints these as they are, one a line. */
export type WatchEvent =
  | {readonly event: 'start'; readonly at: number; readonly targetDuration: number; readonly distance: number}
  | ({readonly event: 'reading'} & TimelineEntry)
  | ({readonly event: 'warning'; readonly at: number} & Warning)
  /** What was warned of is over. */
  | {readonly event: 'over'; readonly at: number; readonly id: WarningId}
  /** Nobody looked for a while: what is known begins anew. */
  | {readonly event: 'resume'; readonly at: number; readonly afterSeconds: number}
  | {readonly event: 'end'; readonly at: number};
