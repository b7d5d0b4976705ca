/** Has each press looked at by those who may answer it. Captured: by the time it comes back up, the application may have taken away what was pressed. */
export function answerClicks(answers: readonly ((target: Element, event: MouseEvent) => void)[]): void {
  addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (target instanceof Element) for (const answer of answers) answer(target, event);
    },
    true,
  );
}
