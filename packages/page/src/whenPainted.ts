/** Runs after the next frame, which is painted sooner for it. A page in the background, or rendered ahead, has no frame to wait for. */
export function whenPainted(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
