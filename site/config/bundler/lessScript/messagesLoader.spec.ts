import {expect, test} from 'vitest';
import {withMessages} from './messagesLoader.mjs';

const messages = {'theme.next': '下一页', 'theme.since': '{year} 年起'};

test.each([
  [
    'a call',
    `translate({\n  id: 'theme.next',\n  message: 'Next',\n  description: 'A label',\n})`,
    `translate({\n  \n  message: "下一页",\n  \n})`,
  ],
  [
    'an element, values and all',
    `_jsx(Translate, {id: "theme.since", description: "x", values: {year}, children: "Since {year}"})`,
    `_jsx(Translate, {  values: {year}, children: "{year} 年起"})`,
  ],
  [
    'one inside the values of another',
    `f({id: 'theme.since', values: {a: f({id: 'theme.next', message: 'N'})}, message: 'S'})`,
    `f({ values: {a: f({ message: "下一页"})}, message: "{year} 年起"})`,
  ],
])('the text stands in %s', (_, source, expected) => {
  expect(withMessages(source, messages)).toBe(expected);
});

test.each([
  ['an id that is no message of the theme', `f({id: 'x', message: 'Next', description: 'A label'})`],
  ['an id that every object knows', `f({id: 'constructor', message: 'Next'})`],
  ['an id that is made up at run time', 'f({id: `theme.${name}`, message: "Next"})'],
  ['a text that is made up at run time', `f({id: 'theme.next', message: name})`],
  ['an object that is spread', `f({...props, id: other})`],
])('%s stays', (_, source) => {
  expect(withMessages(source, messages)).toBe(source);
});
