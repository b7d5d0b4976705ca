import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {Button} from '../../components/controls/index.ts';

/** Comes in the place of the button that was pressed, and takes the focus over, unless the visitor has moved it out of the panel. */
export function Successor(attributes: ComponentProps<typeof Button>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const {activeElement} = document;
    if (activeElement === document.body || button.current!.closest('[data-panel]')!.contains(activeElement))
      button.current!.focus({preventScroll: true});
  }, []);
  return <Button ref={button} {...attributes} />;
}
