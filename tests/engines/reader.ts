import {setTimeout as pause} from 'node:timers/promises';
import type {Driver, Key} from './driver.ts';
import {expression} from './expression.ts';

const PATIENCE_MS = 30_000;
const INTERVAL_MS = 100;

/** What can be sent from the page; an element cannot, and would arrive as nothing. */
type Plain = string | number | boolean | null | undefined;
type Answer = Plain | Readonly<Record<string, Plain>>;

type Truthy<T> = Exclude<T, null | undefined | false | 0 | ''>;

/** A person at a browser: looks, points, types, and waits for what should happen. */
export class Reader {
  constructor(
    private readonly driver: Driver,
    private readonly baseUrl: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.goto(this.baseUrl + path);
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  read<A extends unknown[], T>(look: (...args: A) => T, ...args: A): Promise<T> {
    return this.driver.evaluate(expression(look, args)) as Promise<T>;
  }

  /** Waits until the page answers with a truthy value; the error quotes the last answer. */
  async until<A extends unknown[], T extends Answer>(what: string, look: (...args: A) => T, ...args: A): Promise<Truthy<T>> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page that is being left answers with an error; the next attempt asks the new one.
      const [answer, problem] = await this.read(look, ...args).then(
        (value) => [value, undefined] as const,
        (error: Error) => [undefined, error.message] as const,
      );
      if (answer) return answer as Truthy<T>;
      if (Date.now() > end) throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what} (last: ${problem ?? JSON.stringify(answer)})`);
      await pause(INTERVAL_MS);
    }
  }

  async untilPath(path: string): Promise<void> {
    await this.until(`the address is ${path}`, (expected) => decodeURI(location.pathname + location.hash) === expected, path);
  }

  async untilHeading(text: string): Promise<void> {
    await this.until(
      `the page's title is ${text}`,
      (expected) => [...document.querySelectorAll('h1')].some((h1) => h1.textContent?.includes(expected)),
      text,
    );
  }

  /** The application starts at the reader's first touch of a control; Docusaurus then marks the document. */
  async untilAlive(): Promise<void> {
    await this.read(() => void document.querySelector('.navbar button')?.dispatchEvent(new Event('pointerover', {bubbles: true})));
    await this.until('the application has taken the page over', () => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Presses the pointer on a visible element of this selector and text, which nothing may cover. */
  async click(selector: string, text = ''): Promise<void> {
    const {x, y} = await this.until(`${selector} ${text} is there to be pressed`, target, selector, text);
    await this.driver.clickAt(x, y);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Characters into whatever has the focus. */
  type(text: string): Promise<void> {
    return this.press(...text);
  }
}

/** The middle of the first visible element that matches; nothing while something lies over it. */
function target(selector: string, text: string): {x: number; y: number} | undefined {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (!said.includes(text) || getComputedStyle(element).visibility !== 'visible') continue;
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const above = document.elementFromPoint(x, y);
    if (width > 0 && height > 0 && above && (element.contains(above) || above.contains(element))) return {x, y};
  }
  return undefined;
}
