/** Whether an input method is in the middle of a word. React wraps the browser's event, Preact hands it on. */
export function isComposing(event: object): boolean {
  const native = 'nativeEvent' in event ? (event.nativeEvent as object) : event;
  return 'isComposing' in native && native.isComposing === true;
}
