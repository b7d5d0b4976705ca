import {expect, test} from 'vitest';
import {follow} from './follow.ts';

const SITE = 'https://www.x2p2p.example';
const held = new Set(['/', '/docs/intro', '/docs/category/常见问题']);

test.each([
  ['/docs/intro?sdk=ios#x2', {route: '/docs/intro', search: '?sdk=ios', hash: '#x2'}],
  ['#verify', {route: '/docs/intro', search: '', hash: '#verify'}],
  ['?sdk=all', {route: '/docs/intro', search: '?sdk=all', hash: ''}],
  ['/docs/category/%E5%B8%B8%E8%A7%81%E9%97%AE%E9%A2%98', {route: '/docs/category/常见问题', search: '', hash: ''}],
  ['/docs/category/常见问题', {route: '/docs/category/常见问题', search: '', hash: ''}],
  [`${SITE}/`, {route: '/', search: '', hash: ''}],
  ['/lab#?viewers=4', {outside: `${SITE}/lab#?viewers=4`}],
  ['/docs/intro.md', {outside: `${SITE}/docs/intro.md`}],
  ['https://other.example/docs/intro', {outside: 'https://other.example/docs/intro'}],
  ['mailto:a@b.example', {outside: 'mailto:a@b.example'}],
])('%s', (address, target) => expect(follow(address, '/docs/intro', SITE, held)).toEqual(target));
