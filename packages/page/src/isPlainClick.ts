/** A click that opens the link here, as opposed to in a new tab, in a new window or as a file. */
export const isPlainClick = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  button,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey) && button === 0;
