/** Runs when nothing else is going on; in the next task where the browser cannot tell. */
export function whenIdle(run: (deadline?: IdleDeadline) => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, options);
  else setTimeout(run);
}
