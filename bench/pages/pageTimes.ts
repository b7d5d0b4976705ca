/** Runs in every page before its own scripts: notes paints, shifts and long tasks, and times a press until its result is shown. */
export function installPageTimes(): void {
  const times: PageTimes = {largestPaint: 0, shifts: [], longTasks: []};
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  observe('largest-contentful-paint', ({startTime}) => (times.largestPaint = startTime));
  observe('longtask', ({startTime, duration}) => times.longTasks.push({start: startTime, duration}));
  observe('layout-shift', (entry) => {
    const {startTime, value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    if (!hadRecentInput) times.shifts.push({start: startTime, value});
  });

  // Kept over a page load, because the result of a press may be another page.
  const read = () => JSON.parse(sessionStorage.getItem('press') ?? 'null') as Press | null;
  const write = (press: Press) => sessionStorage.setItem('press', JSON.stringify(press));
  const isShown = ({selector, text}: Press) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => element.checkVisibility() && (text === undefined || element.textContent.replace(/[\u200b#]/g, '').trim() === text),
    );
  const waitFor = (press: Press) => {
    const look = () => {
      if (!isShown(press)) return void requestAnimationFrame(look);
      // After the frame that shows it has been drawn.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
          write({...press, end: performance.timeOrigin + Math.max(performance.now(), painted)});
        };
        channel.port2.postMessage(0);
      });
    };
    requestAnimationFrame(look);
  };
  const open = read();
  if (open?.start !== undefined && open.end === undefined) waitFor(open);
  const timePress = (selector: string, text?: string) => {
    write({selector, text});
    addEventListener(
      'click',
      ({timeStamp}) => {
        const press = {selector, text, start: performance.timeOrigin + timeStamp};
        write(press);
        waitFor(press);
      },
      {capture: true, once: true},
    );
  };
  Object.assign(globalThis, {pageTimes: times, timePress});
}

interface Press {
  selector: string;
  text?: string | undefined;
  start?: number;
  end?: number;
}

export interface PageTimes {
  largestPaint: number;
  shifts: {start: number; value: number}[];
  longTasks: {start: number; duration: number}[];
}
