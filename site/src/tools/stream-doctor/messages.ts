import type {DoctorSettings, ProblemId, Report} from 'stream-doctor';

/** What the page asks of the worker. */
export type Task =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** What the same list said later. */
      readonly later?: string;
      readonly address?: string;
      readonly settings: DoctorSettings;
    }
  /** A browser's recording; `name` is the file's. It stays out of the page's address and fields: it may hold cookies. */
  | {readonly kind: 'har'; readonly text: string; readonly name: string; readonly address?: undefined; readonly settings: DoctorSettings}
  | {readonly kind: 'address'; readonly address: string; readonly settings: DoctorSettings};

/** What the worker answers: at most one draft, then a report or a problem. */
export type Answer =
  | {readonly kind: 'draft'; readonly report: Report; readonly waitSeconds: number}
  | {readonly kind: 'report'; readonly report: Report}
  | {readonly kind: 'problem'; readonly id: ProblemId | 'crash'; readonly message: string};
