import {Transform} from 'node:stream';
import {renderToPipeableStream as render} from 'react-dom/server.node';

/**
 * React 18 sends a page in pieces of 2 KiB. Where the last character of one does not fit, it begins the next piece with it, but
 * sends the room that was left, too: one or two NUL bytes. In an attribute, HTML shows them as �.
 * https://github.com/facebook/react/issues/31134
 */
const withoutGaps = () =>
  new Transform({
    transform(piece, _encoding, done) {
      done(null, piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece);
    },
  });

/** React's own, for the one function with which Docusaurus renders pages. */
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
