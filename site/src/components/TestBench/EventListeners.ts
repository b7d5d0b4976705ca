import type {CoreEventMap} from 'x2-hlsjs';
import {webEvents} from '../../data/webEvents.ts';
import type {BenchHost} from './bench.ts';

type Listener = CoreEventMap[keyof CoreEventMap];
type Source = {
  addEventListener(name: keyof CoreEventMap, listener: never): void;
  removeEventListener(name: keyof CoreEventMap, listener: never): void;
};

/** The bench's own listener to every event, and those that the reader adds by name. */
export class EventListeners {
  readonly #yours = new Map<string, Listener[]>();

  constructor(
    private readonly source: Source,
    private readonly host: BenchHost,
  ) {
    for (const {name} of webEvents) source.addEventListener(name, this.#report(name, false) as never);
  }

  add(name: unknown): void {
    const event = requireEventName(name);
    const listener = this.#report(event, true);
    this.source.addEventListener(event, listener as never);
    this.#yours.set(event, [...this.#yoursOn(event), listener]);
  }

  remove(name: unknown): void {
    const event = requireEventName(name);
    if (this.#yoursOn(event).length === 0) {
      this.host.onNote(`你还没有监听 ${event}：测试台先替你加上了一个。`);
      this.add(event);
    }
    this.source.removeEventListener(event, this.#yoursOn(event).pop() as never);
  }

  #yoursOn(name: string): Listener[] {
    return this.#yours.get(name) ?? [];
  }

  #report(name: string, isYours: boolean): Listener {
    return (...details: unknown[]) => this.host.onEvent(name, details, isYours);
  }
}

function requireEventName(name: unknown): keyof CoreEventMap {
  if (webEvents.some((event) => event.name === name)) return name as keyof CoreEventMap;
  throw new Error(`没有名为 ${JSON.stringify(name)} 的事件。事件名是带双引号的字符串，例如 "onSegmentLoaded"。`);
}
