import {expect, test} from 'vitest';
import {remarkUnits} from './remarkUnits.ts';

test('keeps units in texts, and leaves code as it is', () => {
  const text = {type: 'text', value: '等 5 s'};
  const code = {type: 'inlineCode', value: 'sleep 5 s'};
  remarkUnits()({type: 'root', children: [{type: 'paragraph', children: [text, code]}]});
  expect([text.value, code.value]).toEqual(['等 5\u00a0s', 'sleep 5 s']);
});
