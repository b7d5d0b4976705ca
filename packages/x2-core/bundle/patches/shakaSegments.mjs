/** Shaka Player's playlists and manifests: which segments there are, and how they are numbered. */
export const shakaSegments = [
  {
    file: 'p2p-media-loader-shaka/lib/manifest-parser-decorator.js',
    only: 'x2-shaka',
    why: 'For DASH with SegmentTemplate, Shaka creates a segment reference only when it is asked for; the engine looked once, before that, and knew one segment or none. Of several periods it knew only the first. Iterating over the index creates all references; parts are left out, as in HLS.',
    find: `                    const references = getReferencesArray(segmentIndex, this.shaka);`,
    replace: `                    const references = this.isHls
                        ? getReferencesArray(segmentIndex, this.shaka)
                        : Array.from(segmentIndex).filter((reference) => !reference.isPartial());`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/segment-manager.js',
    only: 'x2-shaka',
    why: 'In LL-HLS, parts were numbered like whole segments, so that one number meant other bytes to a viewer who joined later or uses hls.js. What is read at the first get() of the index has whole segments only.',
    find: `        if (shakaStream.segmentIndex)
            this.updateStreamSegments(shakaStream);
`,
    replace: '',
  },
  {
    file: 'p2p-media-loader-shaka/lib/segment-manager.js',
    only: 'x2-shaka',
    why: 'LL-HLS: a segment of which only some parts exist yet has no address. It was registered without one, and after that no later segment was registered.',
    find: `                const segment = Utils.createSegment({
                    segmentReference: reference,
                    externalId: firstReferenceMediaSequence + index,`,
    replace: `                if (!reference.getUris().length)
                    continue;
                const segment = Utils.createSegment({
                    segmentReference: reference,
                    externalId: firstReferenceMediaSequence + index,`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/segment-manager.js',
    only: 'x2-shaka',
    why: 'LL-HLS: such a segment is skipped when the list has been reloaded, too.',
    find: `            const runtimeId = Utils.getSegmentRuntimeIdFromReference(reference);
            if (segments.has(runtimeId))
                break;`,
    replace: `            if (!reference.getUris().length) {
                mediaSequence--;
                continue;
            }
            const runtimeId = Utils.getSegmentRuntimeIdFromReference(reference);
            if (segments.has(runtimeId))
                break;`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/stream-utils.js',
    only: 'x2-shaka',
    why: 'Segments with two addresses (an MPD with two BaseURL, or a redirected one) were registered under the second, while Shaka requests the first: there was no P2P.',
    find: 'const responseUrl = uris[1] ?? uris[0];',
    replace: 'const responseUrl = uris[0];',
  },
  {
    file: 'p2p-media-loader-shaka/lib/manifest-parser-decorator.js',
    only: 'x2-shaka',
    why: 'In live streams, audio segments were numbered by the video playlist. Where the two lists begin with different numbers, or one is reloaded before the other, one number meant different bytes.',
    find: 'audioStream.mediaSequenceTimeMap = videoMap;',
    replace: 'audioStream.mediaSequenceTimeMap = audioMap;',
  },
  {
    file: 'p2p-media-loader-shaka/lib/stream-utils.js',
    only: 'x2-shaka',
    why: 'Wrong numbers after a gap, too: for a viewer whose machine had slept, or whose network had been gone for longer than the list is, the last number was counted from those seen instead of read.',
    find: `    const firstMediaSequence = map.keys().next().value;
    if (firstMediaSequence === undefined)
        return;
    return firstMediaSequence + map.size - 1;`,
    replace: `    let last;
    for (const number of map.keys())
        last = Math.max(last ?? number, number);
    return last;`,
  },
  {
    file: 'p2p-media-loader-shaka/lib/loading-handler.js',
    only: 'x2-shaka',
    why: 'A playlist that fails to load is reported to its caller; it also became an unhandled rejection in the page, which error monitoring counts as a fault of the site.',
    find: 'void this.handleManifestLoading(loading.promise);',
    replace: 'this.handleManifestLoading(loading.promise).catch(() => undefined);',
  },
];
