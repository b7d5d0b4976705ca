import type {CoreEventMap, EngineStateDetails, EngineStats} from '../types/index.ts';

type OwnEventMap = Pick<CoreEventMap, 'onStateChange' | 'onStats'>;
export type OwnEvent = keyof OwnEventMap;

/** What an engine's own events are about. */
export type Watched = {
  readonly getState: () => EngineStateDetails;
  readonly getStats: () => EngineStats;
  /** In milliseconds. */
  readonly getInterval: () => number;
};

/** The engine's own events: its state when it changes, its traffic at an interval. The clock runs only while somebody listens. */
export class Monitor {
  readonly #watched: Watched;
  readonly #listeners: {[Name in OwnEvent]: OwnEventMap[Name][]} = {onStateChange: [], onStats: []};
  #last: EngineStateDetails;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#last = watched.getState();
  }

  static isOwn = (name: keyof CoreEventMap): name is OwnEvent => name === 'onStateChange' || name === 'onStats';

  add<Name extends OwnEvent>(name: Name, listener: OwnEventMap[Name]): void {
    this.#listeners[name].push(listener);
    if (name === 'onStats' && this.#clock === undefined) this.restart();
  }

  remove<Name extends OwnEvent>(name: Name, listener: OwnEventMap[Name]): void {
    const index = this.#listeners[name].indexOf(listener);
    if (index >= 0) this.#listeners[name].splice(index, 1);
    if (this.#listeners.onStats.length === 0) this.#stopClock();
  }

  /** Call when something has changed that the state may depend on. */
  check(): void {
    const state = this.#watched.getState();
    if (state.state === this.#last.state && state.reason === this.#last.reason) return;
    this.#last = state;
    for (const listener of [...this.#listeners.onStateChange]) {
      listener(state);
      // It has changed the state, and everybody has been told of that.
      if (this.#last !== state) break;
    }
  }

  /** Call when the interval has changed. */
  restart(): void {
    this.#stopClock();
    if (this.#listeners.onStats.length === 0) return;
    this.#clock = setInterval(() => {
      for (const listener of [...this.#listeners.onStats]) listener(this.#watched.getStats());
    }, this.#watched.getInterval());
  }

  /** The last change of state is told; nothing comes after it. */
  stop(): void {
    this.check();
    this.#stopClock();
  }

  #stopClock(): void {
    clearInterval(this.#clock);
    this.#clock = undefined;
  }
}
