import {expect, test} from 'vitest';
import {known, placeholder, unknown} from './fact.ts';
import {sourceHost} from './sourceHost.ts';

const sourceUrl = known('https://code.site.example/x2/site');

test.each([
  [{sourceUrl: placeholder(sourceUrl.value), sourceHost: known('github' as const)}],
  [{sourceUrl, sourceHost: placeholder('github' as const)}],
  [{sourceUrl, sourceHost: unknown()}],
])('nothing is offered at a host that is not confirmed: %o', (facts) => expect(sourceHost(facts)).toBeUndefined());

test.each([
  ['github', '/edit/main/', {address: '/issues/new', title: 'title', body: 'body'}],
  ['gitlab', '/-/edit/main/', {address: '/-/issues/new', title: 'issue[title]', body: 'issue[description]'}],
  ['gitea', '/_edit/main/', {address: '/issues/new', title: 'title', body: 'body'}],
] as const)('%s', (kind, edit, {address, ...fields}) =>
  expect(sourceHost({sourceUrl, sourceHost: known(kind)})).toEqual({
    edit: sourceUrl.value + edit,
    issues: {address: sourceUrl.value + address, ...fields},
  }),
);
