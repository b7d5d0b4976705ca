import * as upstream from 'react-router-config';
import {expect, test} from 'vitest';
import * as own from './routerConfig.mjs';

const page = (path: string) => ({path, exact: true});
const routes = [
  page('/lab'),
  {
    path: '/docs',
    routes: [
      {path: '/docs', routes: [page('/docs/tags'), {path: '/docs', routes: [page('/docs/a'), page('/docs/常见'), page('/docs/a/b')]}]},
    ],
  },
  page('/'),
  {path: '*'},
];

const asked = [
  '/',
  '/lab',
  '/lab/',
  '/LAB',
  '/docs',
  '/docs/a',
  '/docs/a/',
  '/docs/a/b',
  '/docs/tags',
  '/docs/常见',
  '/docs/%E5%B8%B8%E8%A7%81',
  '/docs/x',
  '/404.html',
];

test.each(asked)('%s leads where it does upstream', (pathname) => {
  const steps = (matched: readonly {route: {path?: string | string[]}; match: unknown}[]) =>
    matched.map(({route, match}) => [route.path, match]);
  expect(steps(own.matchRoutes(routes, pathname))).toEqual(steps(upstream.matchRoutes(routes, pathname)));
});
