import type {ViewerCommand, ViewerSignal, ViewerStart} from '../protocol.ts';

/** The page's end of the connection to one viewer. Commands given before the viewer has started are kept until it has. */
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

  /** Whether what was loaded into the frame is a viewer, and its script runs. A page that the browser made of an error is out of reach. */
  hasViewer(): boolean {
    return this.frame?.contentDocument?.documentElement.dataset.viewer !== undefined;
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

  /** A tracker message from another viewer; dropped if this one has not started. */
  relay(signal: ViewerSignal): void {
    if (this.isStarted) this.post(signal);
  }

  /** Delivered within this call: the frame may be gone right after it, before a posted message would arrive. */
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
