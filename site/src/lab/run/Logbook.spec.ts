import {expect, it} from 'vitest';
import {Logbook} from './Logbook.ts';

it('tells deeds of the visitor from events, each with its time', () => {
  let now = 0;
  const log = new Logbook(() => now);
  log.noteDeed('a');
  now = 250;
  log.noteEvent('b');
  expect(log.entries).toEqual([
    {id: 1, atMs: 0, text: 'a', byVisitor: true},
    {id: 2, atMs: 250, text: 'b', byVisitor: false},
  ]);
});

it('keeps the newest sixty entries, under numbers that go on when it is cleared', () => {
  const log = new Logbook(() => 0);
  for (let count = 1; count <= 100; count++) log.noteEvent(String(count));
  expect(log.entries.map(({id, text}) => [id, text])).toEqual(Array.from({length: 60}, (_, index) => [41 + index, String(41 + index)]));
  log.clear();
  log.noteEvent('next');
  expect(log.entries.map(({id}) => id)).toEqual([101]);
});

it('notes a deed that is repeated at once a single time', () => {
  const log = new Logbook(() => 0);
  for (const text of ['a', 'a', 'b', 'a']) log.noteDeedOnce(text);
  expect(log.entries.map(({text}) => text)).toEqual(['a', 'b', 'a']);
});
