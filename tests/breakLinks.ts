type Fault = {
  readonly within: string;
  readonly times: number;
  /** Only on the page of this heading: another one may still attach links. */
  readonly under?: string;
};

/** Runs in a page. React hands an error thrown while a link is attached to the nearest boundary, as it does for a faulty component. */
export const breakLinks = ({within, times, under = ''}: Fault): void => {
  const {observe} = IntersectionObserver.prototype;
  let left = times;
  IntersectionObserver.prototype.observe = function (element) {
    if (element.closest(within) && document.querySelector('h1')?.textContent.startsWith(under) && left-- > 0)
      throw new Error('演示错误 boom');
    return observe.call(this, element);
  };
};
