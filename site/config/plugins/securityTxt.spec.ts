import {expect, test} from 'vitest';
import {known, placeholder, unknown} from '../fact.ts';
import {securityText} from './securityTxt.ts';

const SITE = 'https://www.x2p2p.example';
const now = new Date('2026-11-28T16:30:00Z');

test('a contact is printed with the day until which it holds, less than a year from now, and the place of the file', () => {
  expect(securityText({securityContact: known('mailto:security@x2p2p.example')}, SITE, now)).toBe(
    'Contact: mailto:security@x2p2p.example\nExpires: 2027-11-23T00:00:00Z\nCanonical: https://www.x2p2p.example/.well-known/security.txt\n',
  );
});

test('a stand-in is printed like every other address of the site', () => {
  expect(securityText({securityContact: placeholder('https://www.x2p2p.example/security')}, SITE, now)).toContain(
    'Contact: https://www.x2p2p.example/security\n',
  );
});

test('without a contact there is no file', () => expect(securityText({securityContact: unknown()}, SITE, now)).toBeUndefined());
