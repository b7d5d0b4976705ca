import type {ByteSource, Group, ViewerCommand, ViewerReport} from '../protocol.ts';
import {ViewerLink} from './ViewerLink.ts';

export type LabViewer = {
  readonly id: number;
  readonly group: Group;
  /** 1 to 8; the viewer's name and its place in every picture. */
  readonly seat: number;
  readonly rendition: number;
  readonly report: ViewerReport | undefined;
  /** When the first report came, since the run began. */
  readonly reportsSinceMs: number | undefined;
  /** Its page or its script could not be loaded. */
  readonly isMissing: boolean;
  /** Source of each segment that has arrived, by number. */
  readonly arrivals: ReadonlyMap<number, ByteSource>;
  readonly isThrottled: boolean;
  /** By the visitor, at some time: what it lost then it may not have caught up yet. */
  readonly wasThrottled: boolean;
  readonly hasSound: boolean;
};

export type Guest = {viewer: LabViewer; readonly link: ViewerLink; readonly startsAt: number};

/** Who is in the laboratory, and what those who have left had measured. */
export class Guests {
  private readonly present = new Map<number, Guest>();
  private gone: readonly LabViewer[] = [];
  /** Counts on through all runs. */
  private lastId = 0;

  add(group: Group, seat: number, rendition: number, delayMs: number): void {
    const id = ++this.lastId;
    const viewer: LabViewer = {
      id,
      group,
      seat,
      rendition,
      report: undefined,
      reportsSinceMs: undefined,
      isMissing: false,
      arrivals: new Map(),
      isThrottled: false,
      wasThrottled: false,
      hasSound: false,
    };
    this.present.set(id, {viewer, link: new ViewerLink(), startsAt: performance.now() + delayMs});
  }

  remove(viewer: LabViewer, {isPolite}: {readonly isPolite: boolean}): void {
    if (isPolite) this.present.get(viewer.id)?.link.sayLeave();
    this.gone = [...this.gone, viewer];
    this.present.delete(viewer.id);
  }

  clear(): void {
    this.present.clear();
    this.gone = [];
  }

  /** A copy: guests may leave while it is gone through. */
  all(): Guest[] {
    return [...this.present.values()];
  }

  get(id: number): Guest | undefined {
    return this.present.get(id);
  }

  find(group: Group, seat: number): Guest | undefined {
    return this.all().find(({viewer}) => viewer.group === group && viewer.seat === seat);
  }

  viewers(group: Group): LabViewer[] {
    return this.all()
      .map(({viewer}) => viewer)
      .filter((viewer) => viewer.group === group);
  }

  departed(): readonly LabViewer[] {
    return this.gone;
  }

  /** Of the viewers of a group that have left. */
  lastReports(group: Group): ViewerReport[] {
    return this.gone.flatMap((viewer) => (viewer.group === group ? (viewer.report ?? []) : []));
  }

  /** Of all viewers of a group, including those that have left. */
  reports(group: Group): ViewerReport[] {
    return [...this.lastReports(group), ...this.viewers(group).flatMap(({report}) => report ?? [])];
  }

  tell(command: ViewerCommand): void {
    for (const {link} of this.all()) link.tell(command);
  }
}
