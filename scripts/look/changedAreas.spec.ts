import {expect, test} from 'vitest';
import {changedAreas, SQUARE, type Pixels} from './changedAreas.ts';

/** A white picture with black dots. */
function picture(width: number, height: number, ...dots: [x: number, y: number][]): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [x, y] of dots) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return {width, height, data};
}

const blank = picture(100, 80);

test('the same picture has no changed area', () => {
  expect(changedAreas(blank, picture(100, 80))).toEqual({share: 0, areas: []});
});

test('one changed pixel is found, with the square around it', () => {
  expect(changedAreas(blank, picture(100, 80, [33, 20]))).toEqual({
    share: 1 / 8000,
    areas: [{x: 32, y: 16, width: SQUARE, height: SQUARE}],
  });
});

test('squares that touch are one area, also at a corner; others are areas of their own', () => {
  expect(changedAreas(blank, picture(100, 80, [0, 0], [17, 17], [30, 0], [99, 79])).areas).toEqual([
    {x: 0, y: 0, width: 32, height: 32},
    {x: 96, y: 64, width: SQUARE, height: SQUARE},
  ]);
});

test('what only one of two pictures has is changed', () => {
  expect(changedAreas(blank, picture(100, 100))).toEqual({share: 0.2, areas: [{x: 0, y: 80, width: 112, height: 32}]});
});
