import {Transform} from 'node:stream';
import {renderToPipeableStream as render} from 'react-dom/server.node';

/**
 * React 18 sends a page in pieces of 2 KiB. A character that no longer fits begins the next piece, but the room that it left is
 * sent too: one or two NUL bytes. In an attribute, browsers show them as �.
 * https://github.com/facebook/react/issues/31134
 */
const withoutGaps = () =>
  new Transform({
    transform(piece, _encoding, done) {
      done(null, piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece);
    },
  });

/** Wraps React's function of this name, the only one with which Docusaurus renders pages. */
export function renderToPipeableStream(...parameters) {
  const stream = render(...parameters);
  return {
    ...stream,
    pipe(destination) {
      const pieces = withoutGaps();
      pieces.pipe(destination);
      stream.pipe(pieces);
      return destination;
    },
  };
}
