import {Fragment, type ReactNode} from 'react';
import {breakable} from '../../breakable.ts';

/** A name or an address that may break where its parts meet. */
export function Breakable({children}: {readonly children: string}): ReactNode {
  return breakable(children).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{piece}</span>
    </Fragment>
  ));
}
