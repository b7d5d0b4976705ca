const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'target'>;

/**
 * Control or Command K anywhere, `/` where it would not be typed and the reader has not turned that off. A Chinese keyboard gives 、 for
 * the same key; other keyboards have other characters in its place.
 */
export function isOpeningKey({key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target}: Key, bySlash: () => boolean): boolean {
  if (isComposing || altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return !ctrlKey && !shiftKey && (key === '/' || key === '、') && !isEditable(target) && bySlash();
}
