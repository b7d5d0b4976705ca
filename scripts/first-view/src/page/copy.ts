/**
 * Copies the code beside a copy button. Safari lets a page write to the clipboard only while it handles the reader's own press,
 * which the replay is not; the button (`site/src/theme/CodeBlock`) then only says that the code has been copied.
 */
export function copyCode(control: HTMLElement): void {
  const code = control.closest('.theme-code-block')?.querySelector('code')?.textContent;
  if (code)
    void (navigator as Partial<Navigator>).clipboard?.writeText(code).then(
      () => (control.dataset.copied = ''),
      () => undefined,
    );
}
