import type {ViewerMessage} from '../protocol.ts';

export function sendToPage(message: ViewerMessage): void {
  window.parent.postMessage(message, window.location.origin);
}
