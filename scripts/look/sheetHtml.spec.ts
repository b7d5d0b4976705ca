import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {percent, sheetHtml, type Tile} from './sheetHtml.ts';

const tile: Tile = {name: 'home/rest/390', path: '/', isLive: false, picture: {source: 'now.png'}};
const change = {share: 0.25, areas: [{x: 100, y: 50, width: 50, height: 100}], width: 200, height: 400, before: 'then.png'};

/** Of one tile: whether it is marked, its caption, its pictures and the outlines on them. */
function drawn(one: Partial<Tile>) {
  const $ = load(sheetHtml('390 px', 293, [{...tile, ...one}]));
  return {
    isMarked: $('figure').hasClass('marked'),
    caption: $('figcaption').text(),
    pictures: $('img')
      .map((_, image) => $(image).attr('src'))
      .get(),
    outlines: $('i')
      .map((_, mark) => $(mark).attr('style'))
      .get(),
  };
}

test('a picture stands under its name and address', () => {
  const plain = {isMarked: false, caption: 'home/rest/390 (/)', pictures: ['now.png'], outlines: []};
  expect(drawn({})).toEqual(plain);
  expect(drawn({change: 'none'})).toEqual(plain);
});

test('a changed one is marked: then and now side by side, the changed areas outlined on now', () => {
  expect(drawn({change})).toEqual({
    isMarked: true,
    caption: 'home/rest/390 (/; 25.0% changed)',
    pictures: ['then.png', 'now.png'],
    outlines: ['left: 50.0%; top: 12.5%; width: 25.0%; height: 25.0%'],
  });
});

test('a live one that changed says so, without alarm', () => {
  expect(drawn({change, isLive: true})).toMatchObject({isMarked: false, caption: 'home/rest/390 (/; live; 25.0% changed)'});
});

test('a new one, and one that could not be taken, are marked', () => {
  expect(drawn({change: 'new'})).toMatchObject({isMarked: true, caption: 'home/rest/390 (/; new)'});
  expect(drawn({picture: {trouble: 'Timeout <30 s>'}})).toMatchObject({isMarked: true, pictures: []});
});

test('a small share is not rounded to nothing', () => {
  expect([0.00004, 0.001, 1].map(percent)).toEqual(['0.004%', '0.1%', '100.0%']);
});
