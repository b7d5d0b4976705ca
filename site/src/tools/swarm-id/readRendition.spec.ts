import fc from 'fast-check';
import {readRenditions} from 'x2-hlsjs/swarm';
import {expect, test} from 'vitest';
import {differentParts, MAX_ENTRY, readRendition, type NamedRendition} from './readRendition.ts';

const VIDEO = '#EXT-X-STREAM-INF:BANDWIDTH=1280000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=25.000';
const SOUND = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="原声",LANGUAGE="zh",URI="a.m3u8"';

test.each([
  ['nothing', ' \u200b', {type: 'main', id: 'only'}],
  ['the tag alone', VIDEO, {type: 'main', id: '1280000/avc/1280x720/25//'}],
  ['the tag and its address', `${VIDEO}\r\n720p.m3u8?token=a\n`, {type: 'main', id: '1280000/avc/1280x720/25//'}],
  ['a track', SOUND, {type: 'secondary', id: `a/zh/${encodeURIComponent('原声')}//`}],
])('%s is read', (_, text, named) => {
  expect(readRendition(text)).toEqual(named);
});

test.each([
  ['an address', 'https://cdn.x2p2p.example/720p.m3u8', '#EXT-X-STREAM-INF'],
  ['attributes without their tag', 'BANDWIDTH=1280000', '#EXT-X-STREAM-INF'],
  ['a track inside the picture', SOUND.replace(',URI="a.m3u8"', ''), 'URI'],
  ['subtitles', SOUND.replace('AUDIO', 'SUBTITLES'), 'TYPE=AUDIO'],
  ['two entries', `${VIDEO}\nv.m3u8\n${SOUND}`, '2 路'],
  ['a whole list', `${VIDEO}\n`.repeat(100), String(MAX_ENTRY)],
])('%s is refused', (_, text, words) => {
  expect(readRendition(text)).toContain(words);
});

test('the name is the one that a whole list gives', () => {
  const text = fc.string({unit: 'grapheme', maxLength: 12}).filter((value) => !/["\r\n]/.test(value));
  fc.assert(
    fc.property(fc.nat(), text, (bandwidth, codecs) => {
      const entry = `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs}"\nv.m3u8`;
      const [first] = readRenditions(`#EXTM3U\n${entry}\n#EXT-X-STREAM-INF:BANDWIDTH=x\nw.m3u8`, 'https://cdn.x2p2p.example/m.m3u8');
      if (bandwidth > 0) expect(readRendition(entry)).toEqual({type: 'main', id: first!.id});
    }),
  );
});

test('what differs is named as the list writes it', () => {
  const parts = (a: string, b: string) => differentParts(readRendition(a) as NamedRendition, readRendition(b) as NamedRendition);
  expect(parts(VIDEO, VIDEO.replace('1280x720', '640x360').replace(',FRAME-RATE=25.000', ''))).toEqual([
    {name: 'RESOLUTION', a: '1280x720', b: '640x360'},
    {name: 'FRAME-RATE', a: '25', b: ''},
  ]);
  expect(parts(SOUND, SOUND.replace('原声', '解/说'))).toEqual([{name: 'NAME', a: '原声', b: '解/说'}]);
});
