import {expect, test} from './fixtures.ts';
import {hashes, segmentNames} from './media.ts';
import {EAGER, PATIENT} from './viewers.ts';

const SEGMENT_S = 2;
const STATIC = `type="static" mediaPresentationDuration="PT${SEGMENT_S * segmentNames.length}S"`;

/** The fixture's stream as DASH. */
const mpd = (content: string, kind = STATIC): string => `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" ${kind} minBufferTime="PT2S" profiles="urn:mpeg:dash:profile:isoff-live:2011">
${content}
</MPD>`;

const period = (
  segments: string,
  attributes = '',
): string => `<Period ${attributes}><AdaptationSet mimeType="video/mp2t" segmentAlignment="true">
<Representation id="v" bandwidth="200000" codecs="avc1.42c00a" width="160" height="90">${segments}</Representation>
</AdaptationSet></Period>`;

/** From segment number `first` on. */
const numbered = (first = 0): string =>
  `<SegmentTemplate media="$Number%02d$.ts" startNumber="${first}" presentationTimeOffset="${first * SEGMENT_S}" duration="${SEGMENT_S}"/>`;
const onTimeline = (length = segmentNames.length): string =>
  `<SegmentTemplate media="$Number%02d$.ts" startNumber="0"><SegmentTimeline><S t="0" d="${SEGMENT_S}" r="${length - 1}"/></SegmentTimeline></SegmentTemplate>`;
const LISTED = `<SegmentList duration="${SEGMENT_S}">${segmentNames.map((name) => `<SegmentURL media="${name}"/>`).join('')}</SegmentList>`;

// Shaka lists most of these segments only when it is asked for them.
for (const [name, text] of Object.entries({
  'a timeline': mpd(period(onTimeline())),
  'a list': mpd(period(LISTED)),
  'numbers and two base addresses': mpd(`<BaseURL>one/</BaseURL><BaseURL>another/</BaseURL>${period(numbered())}`),
  'two periods': mpd(period(numbered(), 'duration="PT24S"') + period(numbered(12))),
})) {
  test(`DASH with ${name}: segments come from peers`, async ({open, origin}) => {
    origin.writePlaylist('/dash/index.mpd', () => text);
    const stream = {player: 'shaka', path: '/dash/index.mpd', withTracker: true} as const;
    const giver = await open({...stream, core: EAGER});
    await giver.expectWholeStream();
    const taker = await open({...stream, core: PATIENT});
    await taker.untilFromPeers(6);
    await taker.expectWholeStream();
    await taker.expectPlaying();
    // Segments of the second period are among them.
    expect(await taker.read(({loadedFrom}) => Object.keys(loadedFrom).length)).toBeGreaterThan(segmentNames.length - 3);
  });
}

const AT_FIRST = 12;
const ADDED = AT_FIRST + 3;

/** The content of the MPD once the stream has `length` segments. */
const LIVE: Readonly<Record<string, (length: number) => string>> = {
  'a timeline that grows with each reload': (length) => period(onTimeline(length), 'id="0" start="PT0S"'),
  'numbers, the last of which follows from the clock': () => period(numbered(), 'id="0" start="PT0S"'),
  'a period that begins while it runs': (length) =>
    length < ADDED
      ? period(numbered(), 'id="0" start="PT0S"')
      : period(numbered(), `id="0" start="PT0S" duration="PT${ADDED * SEGMENT_S}S"`) +
        period(numbered(ADDED), `id="1" start="PT${ADDED * SEGMENT_S}S"`),
};

for (const [name, content] of Object.entries(LIVE)) {
  test(`live DASH with ${name}: what is added later comes from peers`, async ({open, origin}) => {
    const start = Date.now() - AT_FIRST * SEGMENT_S * 1000;
    const length = () => Math.floor((Date.now() - start) / 1000 / SEGMENT_S);
    const kind = `type="dynamic" availabilityStartTime="${new Date(start).toISOString()}" minimumUpdatePeriod="PT1S"`;
    origin.writePlaylist('/dash/index.mpd', () => mpd(content(length()), kind));
    const stream = {player: 'shaka', path: '/dash/index.mpd', withTracker: true} as const;
    await open({...stream, core: EAGER});
    const taker = await open({...stream, core: PATIENT});
    const added = segmentNames[ADDED]!;
    await taker.until(({loadedFrom}, segment) => loadedFrom[segment], added);
    expect(await taker.read(({loadedFrom}) => loadedFrom)).toMatchObject({[added]: 'p2p'});
    expect(hashes).toMatchObject(await taker.read((viewer) => viewer.hashes));
    await taker.expectPlaying();
  });
}
