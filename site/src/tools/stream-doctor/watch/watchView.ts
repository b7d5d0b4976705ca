import type {TimelineEntry, Warning, WatchEvent} from 'stream-doctor/watch';

/** About ten minutes of a list with segments of 2 s. */
const MOST_READINGS = 300;
const MOST_WARNINGS = 30;

export type RaisedWarning = {readonly at: number; readonly warning: Warning; readonly overAt?: number};

/** What the page shows of a watch. It keeps as much as it shows, however long the watch lasts. */
export type WatchView = {
  readonly isOver: boolean;
  readonly targetDuration?: number;
  /** Behind the end of the list where hls.js alone plays, s. */
  readonly distance?: number;
  /** Oldest first. */
  readonly readings: readonly TimelineEntry[];
  /** Newest first. */
  readonly warnings: readonly RaisedWarning[];
  readonly staleCount: number;
  /** The last thing worth hearing. */
  readonly said: string;
};

export const emptyView: WatchView = {isOver: false, readings: [], warnings: [], staleCount: 0, said: '正在读播放列表…'};

export function viewAfter(view: WatchView, event: WatchEvent): WatchView {
  switch (event.event) {
    case 'start':
      return {...view, targetDuration: event.targetDuration, distance: event.distance, said: '正在盯着，到现在没有问题。'};
    case 'reading':
      return {
        ...view,
        readings: [...view.readings, event].slice(-MOST_READINGS),
        staleCount: view.staleCount + Number(event.isStale),
      };
    case 'warning': {
      const {event: _, at, ...warning} = event;
      return {...view, warnings: [{at, warning}, ...view.warnings].slice(0, MOST_WARNINGS), said: `${warning.title}。`};
    }
    case 'over':
      return {
        ...view,
        warnings: view.warnings.map((raised) =>
          raised.warning.id === event.id && raised.overAt === undefined ? {...raised, overAt: event.at} : raised,
        ),
        said: '刚才的问题过去了，还在盯着。',
      };
    case 'resume':
      return {...view, said: `隔了 ${Math.round(event.afterSeconds)} s 没有读，从这里重新算起。`};
    case 'end':
      return {...view, isOver: true, said: '直播结束了：播放列表写了 EXT-X-ENDLIST。'};
  }
}
