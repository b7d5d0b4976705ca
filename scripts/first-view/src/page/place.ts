const root = document.documentElement;

/** React may replace elements when it takes the page over, so an element is remembered by its place in the page. */
export function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
}

export function elementAt(place: readonly number[]): HTMLElement | undefined {
  return place.reduce<Element | undefined>((element, index) => element?.children[index], root) as HTMLElement | undefined;
}
