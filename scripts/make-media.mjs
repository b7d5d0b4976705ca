/**
 * Makes the laboratory's stream with ffmpeg: 60 s, segments of 2 s, two renditions, H.264 baseline and AAC in MPEG-TS.
 * One minute exactly, so that the simulated live stream can show the second of the wall clock at which it was "sent".
 *
 *   node scripts/make-media.mjs        writes site/static/media/lab/ and site/src/lab/mediaFacts.json (both committed)
 *
 * Run it again only to change the stream: it takes two minutes, and another ffmpeg makes other bytes.
 */
import {createHash} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import path from 'node:path';

const OUT = fileURLToPath(new URL('../site/static/media/lab/', import.meta.url));
const FACTS = fileURLToPath(new URL('../site/src/lab/mediaFacts.json', import.meta.url));
const DURATION = 60;
const SEGMENT = 2;
const FPS = 25;
const MAX_TOTAL_BYTES = 6_000_000;
const FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf';

const RENDITIONS = [
  {name: '240p', width: 426, height: 240, videoKbps: 150, audioKbps: 32},
  {name: '360p', width: 640, height: 360, videoKbps: 300, audioKbps: 32},
];

/**
 * The picture: the leader of a film reel, whose hand goes round once per segment, with the second in its middle and the segment's number in a
 * corner. Ink and greys: on this site orange and blue say where bytes came from, and the picture is the same from everywhere.
 */
function picture({name, width: w, height: h}) {
  const radius = h * 0.4;
  const line = h / 160;
  const stroke = (distance) => `max(0\\,1-max(0\\,abs(${distance})-${line / 2}))`;
  const [x, y, turn] = [`(X-${w / 2 - 0.5})`, `(Y-${h / 2 - 0.5})`, `(2*PI*T/${SEGMENT})`];
  const distance = `hypot(${x}\\,${y})`;
  const isInside = `lt(${distance}\\,${radius})`;
  const swept = `lt(mod(atan2(${x}\\,-${y})+2*PI\\,2*PI)\\,${turn})`;
  const hand = `gt(${x}*sin(${turn})-${y}*cos(${turn})\\,0)*${stroke(`${x}*cos(${turn})+${y}*sin(${turn})`)}`;
  const ring = (size) => stroke(`${distance}-${size}`);
  const luma = [
    `29+10*${isInside}*${swept}`,
    `14*max(${stroke(x)}\\,${stroke(y)})`,
    `44*(${ring(radius)}+${ring(radius * 0.84)})`,
    `90*${isInside}*${hand}`,
  ].join('+');
  const text = (value, size, left, top, color) =>
    `drawtext=fontfile=${FONT}:text='${value}':fontsize=${Math.round(size)}:fontcolor=${color}:x=${left}:y=${top}`;
  const margin = Math.round(h * 0.05);
  return [
    `nullsrc=s=${w}x${h}:r=${FPS}:d=${SEGMENT},format=yuv420p,geq=lum='${luma}':cb=132:cr=125`,
    `loop=loop=${DURATION / SEGMENT - 1}:size=${FPS * SEGMENT}`,
    `setpts=N/${FPS}/TB`,
    // Fine noise keeps the bitrate close to that of a real picture instead of a flat slide.
    'noise=alls=9:allf=t',
    text('%{eif\\:mod(t\\,60)\\:d\\:2}', h * 0.36, '(w-text_w)/2', '(h-text_h)/2', '0xe8eef5'),
    text(`#%{eif\\:floor(t/${SEGMENT})\\:d\\:2}`, h * 0.125, margin, margin, '0x9aa7b4'),
    text(name, h * 0.125, `w-text_w-${margin}`, `h-text_h-${margin}`, '0x9aa7b4'),
    'format=yuv420p[v]',
  ].join(',');
}

const TONE = `aevalsrc='0.12*sin(2*PI*660*t)*lt(mod(t,1),0.06)':s=48000:d=${DURATION}`;

function encode(rendition) {
  const dir = path.join(OUT, rendition.name);
  mkdirSync(dir, {recursive: true});
  const {videoKbps, audioKbps} = rendition;
  execFileSync('ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    TONE,
    '-filter_complex',
    picture(rendition),
    '-map',
    '[v]',
    '-map',
    '0:a',
    '-c:v',
    'libx264',
    '-profile:v',
    'baseline',
    '-level',
    '3.0',
    '-preset',
    'veryslow',
    '-b:v',
    `${videoKbps}k`,
    '-maxrate',
    `${videoKbps}k`,
    '-bufsize',
    `${videoKbps}k`,
    '-g',
    String(FPS * SEGMENT),
    '-keyint_min',
    String(FPS * SEGMENT),
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-b:a',
    `${audioKbps}k`,
    '-ac',
    '1',
    '-flags',
    '+bitexact',
    '-fflags',
    '+bitexact',
    '-map_metadata',
    '-1',
    '-f',
    'hls',
    '-hls_time',
    String(SEGMENT),
    '-hls_playlist_type',
    'vod',
    '-hls_flags',
    'independent_segments',
    '-hls_segment_filename',
    path.join(dir, '%02d.ts'),
    path.join(dir, 'index.m3u8'),
  ]);
  const segments = readdirSync(dir)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => {
      const bytes = readFileSync(path.join(dir, file));
      return {file: `${rendition.name}/${file}`, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex')};
    });
  if (segments.length !== DURATION / SEGMENT)
    throw new Error(`${rendition.name}: ${segments.length} segments, expected ${DURATION / SEGMENT}`);
  return {
    name: rendition.name,
    width: rendition.width,
    height: rendition.height,
    bandwidth: Math.max(...segments.map(({bytes}) => Math.ceil((bytes * 8) / SEGMENT))),
    bytes: segments.reduce((sum, {bytes}) => sum + bytes, 0),
    segments,
  };
}

/** Both kinds of stream have a real main playlist: the engine derives the swarm from its address after redirects. */
function mainPlaylist(renditions, mediaPlaylist) {
  const variants = renditions.map(
    ({name, width, height, bandwidth}) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="avc1.42c01e,mp4a.40.2",FRAME-RATE=${FPS}\n${mediaPlaylist(name)}`,
  );
  return ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...variants, ''].join('\n');
}

rmSync(OUT, {recursive: true, force: true});
mkdirSync(OUT, {recursive: true});
const renditions = RENDITIONS.map(encode);
const total = renditions.reduce((sum, {bytes}) => sum + bytes, 0);
if (total > MAX_TOTAL_BYTES) throw new Error(`${total} bytes of media, more than ${MAX_TOTAL_BYTES}`);

writeFileSync(
  path.join(OUT, 'vod.m3u8'),
  mainPlaylist(renditions, (name) => `${name}/index.m3u8`),
);
// The media playlists of the live stream are made in the viewer (a window sliding over the same segments).
writeFileSync(
  path.join(OUT, 'live.m3u8'),
  mainPlaylist(renditions, (name) => `${name}/live.m3u8`),
);
writeFileSync(path.join(OUT, 'hashes.json'), `${JSON.stringify({segmentSeconds: SEGMENT, renditions}, null, 1)}\n`);
// What the page may say about the stream before it loads any of it.
const facts = {segmentSeconds: SEGMENT, segmentCount: DURATION / SEGMENT, renditions: renditions.map(({name, bytes}) => ({name, bytes}))};
writeFileSync(FACTS, `${JSON.stringify(facts, null, 2)}\n`);
console.log(renditions.map(({name, bytes, bandwidth}) => `${name}: ${bytes} bytes, peak ${bandwidth} bit/s`).join('\n'));
