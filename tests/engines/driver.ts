/** Keys with a name; any other key is the character it types. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'End' | (string & {});

/** The few things a protocol must be able to do with one page. Everything else a journey needs is built on them: see `Reader`. */
export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON can carry it. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the pointer at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A running engine. Every driver it opens begins with an empty profile. */
export interface RunningEngine {
  readonly version: string;
  open(): Promise<Driver>;
  close(): Promise<void>;
}
