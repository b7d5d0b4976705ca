/**
 * Runs after the first frame, which is painted sooner for it: nobody can press what they do not see yet. A page in the
 * background, or rendered ahead, has no frame to wait for.
 */
export function whenPainted(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
