/** Plays a recorded run again, as its page did when it opened: without its animations for a moment, it has them anew. */
export function restart(target: Element): void {
  const stage = target.closest('[data-restart]')?.closest<HTMLElement>('[data-replay]');
  if (!stage) return;
  stage.dataset.replay = 'off';
  // Laid out without them, so that the browser notices.
  stage.getBoundingClientRect();
  stage.dataset.replay = '';
}
