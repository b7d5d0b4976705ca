import {setTimeout as sleep} from 'node:timers/promises';
import {DESKTOP, PHONE} from '../pages/openPage.ts';
import {bringToHand, HOVER_MS} from '../pages/press.ts';
import {CPU_RATE} from '../pages/throttle.ts';
import {tsxHelper} from '../tsxHelper.ts';
import {slowLine} from './slowLine.ts';
import {openTab, type Tab} from './tab.ts';

export type Device = 'phone' | 'desktop';

type Journey = {
  readonly server: URL;
  readonly pages: readonly string[];
  /** The first headings of the pages. */
  readonly titles: readonly string[];
  readonly device: Device;
  /** Of the browser. */
  readonly flags: readonly string[];
};

export type Taken = {
  /** From each press to the frame that shows the next page, in ms. */
  readonly waits: readonly Wait[];
  /** All that was received, what was fetched ahead included. */
  readonly bytes: number;
};

type Wait = {
  readonly ms: number;
  /** The page had been rendered ahead. */
  readonly wasAhead: boolean;
};

type Press = {
  /** When the page in which the press happened began: no other page of the tab has the same. */
  readonly document: number;
  readonly start?: number;
  readonly end?: number;
};

/** Nobody follows a link before having read a little. */
const READING_MS = 2000;
/** From the moment a link has been scrolled into view until a hand has found it. */
const REACHING_MS = 1000;
const FINGER_MS = 70;
const PATIENCE_MS = 30_000;

/** In the page: a link that its reader sees, in the text or at the foot, to the page or to a part of it. */
function linkTo(route: string): HTMLAnchorElement {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const link = links.find((one) => one.checkVisibility() && decodeURI(new URL(one.href).pathname) === route);
  if (!link) throw new Error(`${location.href} has no link to ${route}`);
  return link;
}

async function press({send}: Tab, [x, y]: readonly [number, number], device: Device): Promise<void> {
  // What presses last may be answered by nobody, as its page is gone.
  const last = (method: string, params: object) => void send(method, {...params}).catch(() => {});
  if (device === 'phone') {
    await send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
    await sleep(FINGER_MS);
    last('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    return;
  }
  const mouse = {x, y, button: 'left', clickCount: 1};
  await send('Input.dispatchMouseEvent', {type: 'mouseMoved', x, y});
  await sleep(HOVER_MS);
  await send('Input.dispatchMouseEvent', {...mouse, type: 'mousePressed'});
  last('Input.dispatchMouseEvent', {...mouse, type: 'mouseReleased'});
}

/** In the page: notes the next click; where the page itself shows the next one, also the frame in which its heading is there. */
function timePress(title: string): void {
  const shownBy = performance.timeOrigin;
  const write = (press: Press) => sessionStorage.setItem('press', JSON.stringify(press));
  write({document: shownBy});
  const noteClick = ({timeStamp}: Event) => {
    const start = shownBy + timeStamp;
    write({document: shownBy, start});
    const look = () => {
      const heading = document.querySelector('h1')?.textContent.replace(/[\u200b#]/g, '');
      if (heading?.trim() !== title) return void requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => write({document: shownBy, start, end: performance.timeOrigin + performance.now()})));
    };
    look();
  };
  addEventListener('click', noteClick, {capture: true, once: true});
}

/** In the page: what became of the press. A page of its own has shown its heading in its first frame with content, or when it took the place. */
function timeOfPress(): Wait | null {
  const press = JSON.parse(sessionStorage.getItem('press') ?? '{}') as Partial<Press>;
  if (press.start === undefined) return null;
  if (press.document === performance.timeOrigin) return press.end === undefined ? null : {ms: press.end - press.start, wasAhead: false};
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  if (painted === undefined) return null;
  const [{activationStart}] = performance.getEntriesByType('navigation') as unknown as [{activationStart: number}];
  return {ms: performance.timeOrigin + Math.max(painted, activationStart) - press.start, wasAhead: activationStart > 0};
}

/** In the page, for an error: where the reader is, and what is known of the press. */
const STATE = '`${location.href}, ${document.readyState}, ${sessionStorage.getItem("press")}`';

/** Asks the page that is shown until it has an answer; meanwhile one page may take the place of another, or be taken over by its script. */
async function untilAnswered<T>({evaluate}: Tab, expression: string, what: string): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  let cause: unknown;
  while (performance.now() < until) {
    const answer = await evaluate<T | null>(`${tsxHelper};${expression}`).catch((error: unknown) => {
      cause = error;
      return null;
    });
    if (answer) return answer;
    await sleep(50);
  }
  const shown = await evaluate<string>(STATE).catch(String);
  throw new Error(`${what}; the tab shows ${shown}`, {cause});
}

/** One reader with an empty cache, from the first page to the last. */
export async function takeJourney({server, pages, titles, device, flags}: Journey): Promise<Taken> {
  const line = await slowLine(server);
  const isPhone = device === 'phone';
  const tab = await openTab(flags, [
    ['Emulation.setCPUThrottlingRate', {rate: CPU_RATE}],
    ['Emulation.setDeviceMetricsOverride', {...(isPhone ? PHONE : DESKTOP), deviceScaleFactor: 1, mobile: isPhone}],
    ['Emulation.setTouchEmulationEnabled', {enabled: isPhone}],
  ]);
  try {
    await tab.send('Page.navigate', {url: line.origin + pages[0]!});
    const isLoaded = `location.pathname === ${JSON.stringify(pages[0])} && document.readyState === 'complete'`;
    await untilAnswered<true>(tab, isLoaded, `${pages[0]} did not load`);
    const waits: Wait[] = [];
    for (const [index, route] of pages.entries()) {
      if (index === 0) continue;
      await sleep(READING_MS);
      const reach = `(${bringToHand})((${linkTo})(${JSON.stringify(route)}))`;
      const point = await untilAnswered<[number, number]>(tab, reach, `${pages[index - 1]}: no hand finds the link to ${route}`);
      await sleep(REACHING_MS);
      await tab.evaluate(`${tsxHelper};(${timePress})(${JSON.stringify(titles[index])})`);
      await press(tab, point, device);
      const what = `${pages[index - 1]} → ${route} (${device}): 「${titles[index]}」 was not shown`;
      waits.push(await untilAnswered<Wait>(tab, `(${timeOfPress})()`, what));
    }
    await sleep(READING_MS);
    return {waits, bytes: line.received()};
  } finally {
    await tab.close();
    await line.close();
  }
}
