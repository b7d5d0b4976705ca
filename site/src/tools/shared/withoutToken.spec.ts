import {expect, test} from 'vitest';
import {withoutToken} from './withoutToken.ts';

test('the token of one address takes none of the next with it', () => {
  expect(withoutToken('wss://a.example/?token=secret；wss://b.example/?x=1&TOKEN=other')).toBe(
    'wss://a.example/?token=；wss://b.example/?x=1&TOKEN=',
  );
});
