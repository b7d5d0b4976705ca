/** Runs at the load event, which has no second chance: a short page has often had it before it is painted. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run);
}
