/** When nothing else is going on; in a moment where the browser does not tell. */
export function whenIdle(run: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, options);
  else setTimeout(run);
}
