import type {ViewerCommand, ViewerSignal, ViewerStart} from './protocol.ts';

/** The page's end of the wire to one viewer. What it is told before it has started is kept and told then. */
export class ViewerLink {
  private frame: HTMLIFrameElement | undefined;
  private isStarted = false;
  private early: ViewerCommand[] = [];

  attach(frame: HTMLIFrameElement): void {
    this.frame = frame;
  }

  isFrom(source: MessageEventSource | null): boolean {
    return source !== null && this.frame?.contentWindow === source;
  }

  start(command: ViewerStart): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.post(command);
    for (const kept of this.early) this.post(kept);
    this.early = [];
  }

  tell(command: ViewerCommand): void {
    if (this.isStarted) this.post(command);
    else this.early.push(command);
  }

  /** A tracker message of another viewer; who has not started hears none. */
  relay(signal: ViewerSignal): void {
    if (this.isStarted) this.post(signal);
  }

  /** Within this call, for the frame may be gone after it: a message would still be on its way to it. */
  sayLeave(): void {
    const view = this.frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!view || !this.isStarted) return;
    const data: ViewerCommand = {type: 'leave'};
    view.dispatchEvent(new view.MessageEvent('message', {data, origin: window.location.origin, source: window}));
  }

  private post(message: ViewerCommand | ViewerSignal): void {
    this.frame?.contentWindow?.postMessage(message, window.location.origin);
  }
}
