import {ONLY_RENDITION} from 'x2-core/identity';
import {describe, expect, test} from 'vitest';
import {PlaylistBook, type PlaylistResponse} from './PlaylistBook.ts';

const HOST = 'https://cdn.example';

const media = (first: number, names: readonly string[], head = ''): string =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:${first}\n${head}${names.map((name) => `#EXTINF:2,\n${name}\n`).join('')}`;

const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="zh",URI="zh.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=200000,AUDIO="sound"
low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=400000,AUDIO="sound"
high.m3u8
`;

function read(book: PlaylistBook, path: string, text: string, more: Partial<PlaylistResponse> = {}): void {
  book.read({text, requested: HOST + path, answered: HOST + path, isSource: false, ...more});
}

function bookOf(master: string, playlists: Readonly<Record<string, string>>): PlaylistBook {
  const book = new PlaylistBook();
  read(book, '/master.m3u8', master, {isSource: true});
  for (const [path, text] of Object.entries(playlists)) read(book, path, text);
  return book;
}

const at = (...paths: readonly string[]) => paths.map((path) => ({url: path.startsWith('/') ? HOST + path : path, byteRange: undefined}));

const found = (book: PlaylistBook, ...paths: readonly string[]) => {
  const numbering = book.number(at(...paths));
  return numbering && [numbering.rendition.type, numbering.rendition.id.split('/')[0], ...numbering.numbers];
};

describe('PlaylistBook', () => {
  test('names the rendition, and numbers by the media sequence', () => {
    const book = bookOf(MASTER, {
      '/low.m3u8': media(7, ['l7.ts', 'l8.ts']),
      '/high.m3u8': media(3, ['h3.ts', 'h4.ts']),
      '/zh.m3u8': media(12, ['a12.ts', 'a13.ts']),
    });
    expect(found(book, '/l8.ts', '/l7.ts')).toEqual(['main', '200000', 8, 7]);
    expect(found(book, '/h3.ts')).toEqual(['main', '400000', 3]);
    expect(found(book, '/a13.ts', '/other.ts')).toEqual(['secondary', 'sound', 13, undefined]);
    expect(book.number(at('/other.ts'))).toBeUndefined();
  });

  test('a media playlist played by itself is the only rendition, also when it answers again and has ended', () => {
    const book = new PlaylistBook();
    const moved = `${HOST}/edge/index.m3u8`;
    read(book, '/index.m3u8', media(1, ['1.ts', '2.ts']), {isSource: true, answered: moved});
    expect(book.number(at('/edge/2.ts'))).toMatchObject({rendition: {type: 'main', id: ONLY_RENDITION}, numbers: [2]});
    read(book, '/edge/index.m3u8', `${media(1, ['1.ts', '2.ts', '3.ts'])}#EXT-X-ENDLIST\n`);
    expect(book.number(at('/edge/1.ts', '/edge/3.ts'))).toMatchObject({rendition: {id: ONLY_RENDITION}, numbers: [1, 3]});
  });

  test('a playlist that nobody named is not read from', () => {
    const book = bookOf(MASTER, {'/elsewhere.m3u8': media(0, ['0.ts'])});
    expect(book.number(at('/0.ts'))).toBeUndefined();
    read(book, '/low.m3u8', media(4, ['0.ts']));
    expect(found(book, '/0.ts')).toEqual(['main', '200000', 4]);
  });

  test('after a redirect both addresses mean the playlist', () => {
    const book = bookOf(MASTER, {});
    const answered = 'https://edge.example/x/low.m3u8?s=1';
    read(book, '/low.m3u8', media(0, ['0.ts']), {answered});
    expect(book.number(at('https://edge.example/x/0.ts'))).toMatchObject({numbers: [0]});
    read(book, '', media(1, ['1.ts']), {requested: answered, answered});
    expect(book.number(at('https://edge.example/x/1.ts'))?.rendition.id).toMatch(/^200000/);
    // It is one playlist: what has left it is gone.
    expect(book.number(at('https://edge.example/x/0.ts'))).toBeUndefined();
  });

  test('what players add to the address of a live playlist does not matter', () => {
    const book = bookOf(MASTER.replace('low.m3u8', 'low.m3u8?a=%20b'), {
      '/low.m3u8?a=%20b': media(0, ['0.ts', '1.ts']),
      '/low.m3u8?a=%20b&_HLS_msn=2&_HLS_skip=YES': media(1, ['1.ts', '2.ts']),
    });
    expect(found(book, '/0.ts', '/2.ts')).toEqual(['main', '200000', undefined, 2]);
  });

  test('delta updates keep what they skip, and only that', () => {
    const book = bookOf(MASTER, {
      '/low.m3u8': media(0, ['0.ts', '1.ts', '2.ts', '3.ts']),
      '/low.m3u8?_HLS_skip=YES': media(1, ['3.ts', '4.ts'], '#EXT-X-SKIP:SKIPPED-SEGMENTS=2\n'),
    });
    expect(found(book, '/0.ts', '/1.ts', '/2.ts', '/3.ts', '/4.ts')).toEqual(['main', '200000', undefined, 1, 2, 3, 4]);
  });

  test('a stream that begins to count again keeps nothing of what it was', () => {
    const book = bookOf(MASTER, {'/low.m3u8': media(4, ['old4.ts', 'old5.ts'])});
    read(book, '/low.m3u8', media(0, ['0.ts', '1.ts']));
    expect(book.number(at('/old5.ts'))).toBeUndefined();
  });

  test('a slate in two playlists belongs to the one that has the other segments, or to the one before', () => {
    const book = bookOf(MASTER, {
      '/low.m3u8': media(0, ['l0.ts', 'slate.ts']),
      '/high.m3u8': media(5, ['h5.ts', 'slate.ts']),
    });
    expect(found(book, '/slate.ts', '/h5.ts')).toEqual(['main', '400000', 6, 5]);
    expect(book.number(at('/slate.ts'), book.number(at('/h5.ts'))?.playlist)?.numbers).toEqual([6]);
    expect(book.number(at('/slate.ts'), book.number(at('/l0.ts'))?.playlist)?.numbers).toEqual([1]);
  });

  test('a segment that is listed twice is called by its first number', () => {
    const book = bookOf(MASTER, {'/low.m3u8': media(0, ['0.ts', 'again.ts', '2.ts', 'again.ts'])});
    expect(found(book, '/again.ts')).toEqual(['main', '200000', 1]);
  });

  test('byte ranges of one file are segments of their own', () => {
    const ranges = ['#EXT-X-BYTERANGE:10@0\nall.ts', '#EXT-X-BYTERANGE:10\nall.ts'];
    const book = bookOf(MASTER, {'/low.m3u8': media(2, ranges)});
    const parts = [
      {start: 10, end: 19},
      {start: 0, end: 9},
      {start: 0, end: 19},
    ].map((byteRange) => ({url: `${HOST}/all.ts`, byteRange}));
    expect(book.number(parts)?.numbers).toEqual([3, 2, undefined]);
  });

  test('within the playlist of the stream another host or signature is the same segment, unless several could be meant', () => {
    const book = bookOf(MASTER, {'/low.m3u8': media(0, ['0.ts?s=new', 'get.ts?n=1', 'get.ts?n=2'])});
    expect(book.number(at('https://other.example/0.ts?s=old'))).toBeUndefined();
    const previous = book.number(at('/0.ts?s=new'))?.playlist;
    expect(book.number(at('https://other.example/0.ts?s=old', '/get.ts?n=3'), previous)?.numbers).toEqual([0, undefined]);
  });

  test('a playlist that was signed, or moved to a clone of its host, is known as long as only one rendition can be meant', () => {
    const book = bookOf(MASTER, {'/low.m3u8?token=1': media(0, ['0.ts'])});
    read(book, '', media(0, ['0.ts']), {requested: 'https://clone.example/high.m3u8', answered: 'https://clone.example/high.m3u8'});
    expect(found(book, '/0.ts')).toEqual(['main', '200000', 0]);
    expect(found(book, 'https://clone.example/0.ts')).toEqual(['main', '400000', 0]);
    const hosts = bookOf(MASTER.replace('low.m3u8', 'https://low.example/list').replace('high.m3u8', 'https://high.example/list'), {});
    read(hosts, '', media(0, ['0.ts']), {requested: 'https://low.example/list?token=1', answered: 'https://low.example/list?token=1'});
    expect(found(hosts, 'https://low.example/0.ts')).toEqual(['main', '200000', 0]);
    const alike = bookOf(MASTER.replace('low.m3u8', 'list?q=low').replace('high.m3u8', 'list?q=high'), {'/list?q=no': media(0, ['0.ts'])});
    expect(alike.number(at('/0.ts'))).toBeUndefined();
  });

  test('the pathways of content steering are one rendition', () => {
    const master = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=200000,PATHWAY-ID="A"
https://a.example/low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=200000,PATHWAY-ID="B"
https://b.example/x/low.m3u8
`;
    const book = new PlaylistBook();
    read(book, '/master.m3u8', master, {isSource: true});
    for (const requested of ['https://a.example/low.m3u8', 'https://b.example/x/low.m3u8']) {
      read(book, '', media(0, ['0.ts']), {requested, answered: requested});
    }
    const [a, b] = ['https://a.example/0.ts', 'https://b.example/x/0.ts'].map((url) => book.number(at(url))?.rendition.id);
    expect(a).toBeDefined();
    expect(a).toBe(b);
  });

  test('tells when there may be more to find', () => {
    const book = bookOf(MASTER, {});
    const before = book.version;
    read(book, '/low.m3u8', media(0, ['0.ts']));
    expect(book.version).not.toBe(before);
    expect(() => read(book, '/low.m3u8', 'no playlist')).not.toThrow();
    expect(found(book, '/0.ts')).toEqual(['main', '200000', 0]);
  });
});
