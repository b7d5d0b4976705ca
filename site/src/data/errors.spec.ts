import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {errorAnchor, errorEntry, errorIds} from './errors.ts';

const source = readFileSync(fileURLToPath(new URL('../../docs/faq/errors.mdx', import.meta.url)), 'utf8');
const headings = [...source.matchAll(/^### (?<text>.+?)\s*\{\/\* #(?<anchor>[\w.-]+) \*\/\}$/gm)].map(
  ({groups}) => groups as {text: string; anchor: string},
);

/** Catalogue texts may be written with half-width marks; pages never are. */
const fullWidth = (text: string) => text.replace(/,/g, '，').replace(/:(?!\/\/)/g, '：');

/** Every type the engine can name in an error; the compiler's list is checked against the engine's own declaration below. */
const requestErrors = [
  'abort',
  'bytes-receiving-timeout',
  'http-error',
  'http-bytes-mismatch',
  'http-unexpected-status-code',
  'http-segment-validation-failed',
  'peer-response-bytes-length-mismatch',
  'peer-protocol-violation',
  'peer-segment-absent',
  'peer-closed',
  'p2p-segment-validation-failed',
];

describe('error catalogue page', () => {
  it.each(errorIds)('%s has exactly one heading, with its title, and its facts', (id) => {
    const found = headings.filter(({anchor}) => anchor === errorAnchor(id));
    expect(found.map(({text}) => text)).toEqual([`${id}：${fullWidth(errorEntry(id).title)}`]);
    expect(source.split(`<ErrorFacts id="${id}" />`)).toHaveLength(2);
  });

  it('has no heading for an id that the catalogue does not know', () => {
    const ids = headings.filter(({anchor}) => /^x2-\d/.test(anchor)).map(({anchor}) => anchor);
    expect(ids).toEqual(errorIds.map(errorAnchor));
  });

  it('covers every error type that the pinned engine declares', () => {
    const declaration = readFileSync(
      fileURLToPath(new URL('../../../node_modules/p2p-media-loader-core/lib/types.d.ts', import.meta.url)),
      'utf8',
    );
    const types = [...declaration.matchAll(/type (?:RequestAbort|HttpRequest|PeerRequest)ErrorType = ([^;]+);/g)].flatMap(([, union]) =>
      [...union!.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
    );
    expect(types.sort()).toEqual([...requestErrors].sort());
    const anchors = headings.map(({anchor}) => anchor).filter((anchor) => anchor.startsWith('request-error-'));
    expect(anchors.sort()).toEqual(requestErrors.map((name) => `request-error-${name}`).sort());
  });
});
