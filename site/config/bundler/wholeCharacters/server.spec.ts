import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {createElement} from 'react';
import * as react from 'react-dom/server';
import {expect, test} from 'vitest';
import * as whole from './server.mjs';

/** Attributes of three-byte characters at shifting offsets, so that some of them do not fit at the end of a piece. */
const page = createElement(
  'ul',
  null,
  Array.from({length: 200}, (_, index) => createElement('li', {key: index, title: `${'a'.repeat(index % 7)}${'汉字'.repeat(20)}`})),
);

const rendered = (renderToPipeableStream: typeof react.renderToPipeableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    const through = new PassThrough();
    const {pipe} = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => {
        pipe(through);
        text(through).then(resolve, reject);
      },
    });
  });

test('a page arrives as it was written', async () => {
  expect(await rendered(whole.renderToPipeableStream)).toBe(react.renderToStaticMarkup(page));
});

test('React still needs this', async () => {
  expect(await rendered(react.renderToPipeableStream)).toContain('\0');
});
