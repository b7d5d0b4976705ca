import {test} from './fixtures.ts';
import {segmentNames} from './media.ts';
import {EAGER, PATIENT} from './viewers.ts';

/** The fixture's stream as DASH. */
const mpd = (segments: string, baseUrls: readonly string[] = []): string => `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT${2 * segmentNames.length}S" minBufferTime="PT2S" profiles="urn:mpeg:dash:profile:isoff-live:2011">
${baseUrls.map((url) => `<BaseURL>${url}</BaseURL>`).join('')}
<Period><AdaptationSet mimeType="video/mp2t" segmentAlignment="true">
<Representation id="v" bandwidth="200000" codecs="avc1.42c00a" width="160" height="90">${segments}</Representation>
</AdaptationSet></Period></MPD>`;

const NUMBERED = '<SegmentTemplate media="$Number%02d$.ts" startNumber="0" duration="2"/>';
const ON_A_TIMELINE = `<SegmentTemplate media="$Number%02d$.ts" startNumber="0"><SegmentTimeline><S t="0" d="2" r="${segmentNames.length - 1}"/></SegmentTimeline></SegmentTemplate>`;
const LISTED = `<SegmentList duration="2">${segmentNames.map((name) => `<SegmentURL media="${name}"/>`).join('')}</SegmentList>`;

// Shaka writes most of these segments down only when it is asked for them; see bundle/patches.mjs.
for (const [name, text] of Object.entries({
  'a template with numbers': mpd(NUMBERED),
  'a template with a timeline': mpd(ON_A_TIMELINE),
  'a list': mpd(LISTED),
  'two base addresses': mpd(NUMBERED, ['one/', 'another/']),
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
  });
}
