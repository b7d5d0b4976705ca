import {expect, test} from 'vitest';
import {errorsNamed} from './errorsNamed.ts';
import {TermIndex} from './TermIndex.ts';

const index = new TermIndex();
index.add('names', 0, new Map(['x21006', 'x22001'].map((term) => [term, 1])));

test.each([
  ['with its prefix', 'X2-1006', ['1006']],
  ['as a log has it', 'Error Code: 1006', ['1006']],
  ['with its prefix beside a closed connection', 'websocket closed, X2-1006', ['1006']],
  ['of no close code beside a closed connection', '连接关闭 2001', ['2001']],
])('the number of an error %s: %s', (_, query, numbers) => expect(errorsNamed(query, index)).toEqual(numbers));

test.each(['close 1006', 'WebSocket error code 1006', '连接关闭 1006', 'onclose 1006'])(
  'how a browser closed a connection is no error of ours: %s',
  (query) => expect(errorsNamed(query, index)).toEqual([]),
);

test('nor is a number that the site does not explain', () => expect(errorsNamed('X2-9999', index)).toEqual([]));
