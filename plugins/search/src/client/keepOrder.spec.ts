import {describe, expect, it} from 'vitest';
import type {FoundPage} from '../shared/protocol.ts';
import {keepOrder} from './keepOrder.ts';

const pages = (...routes: string[]) => routes.map((route) => ({route}) as FoundPage);

describe('keepOrder', () => {
  it('keeps shown pages where they are and puts new ones after them', () => {
    expect(keepOrder(pages('/a', '/b'), pages('/new', '/b', '/a')).map(({route}) => route)).toEqual(['/a', '/b', '/new']);
  });
});
