const root = document.documentElement;

/** React may replace elements when it takes the page over, so an element is remembered by its place in the page, or in another element. */
export function placeOf(element: Element, within: Element = root): number[] {
  const parent = element.parentElement;
  return parent && element !== within ? [...placeOf(parent, within), [...parent.children].indexOf(element)] : [];
}

export function elementAt(place: readonly number[], within: Element = root): HTMLElement | undefined {
  return place.reduce<Element | undefined>((element, index) => element?.children[index], within) as HTMLElement | undefined;
}
