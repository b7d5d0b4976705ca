/** A page rendered ahead may never be looked at: what is meant for its reader waits until it is shown. */
export function whenShown(run: () => void): void {
  if ((document as {prerendering?: boolean}).prerendering) document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}
