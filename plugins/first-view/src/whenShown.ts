/** A page rendered ahead may never be looked at: what is for its reader waits for them. */
export function whenShown(run: () => void): void {
  if ((document as {prerendering?: boolean}).prerendering) document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}
