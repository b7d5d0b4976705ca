/** What hls.js tells the engine about streams and tracks. */
export const playlists = [
  {
    file: 'p2p-media-loader-hlsjs/lib/engine.js',
    only: 'x2-hlsjs',
    why: 'Attaching a video element made the engine forget the stream, and nothing told it of the stream again: no P2P after recoverMediaError(), or after attachMedia() on a loaded playlist.',
    find: `        hls[method]("hlsMediaAttaching", this.destroyCore);
`,
    replace: '',
  },
  {
    file: 'p2p-media-loader-hlsjs/lib/segment-mananger.js',
    only: 'x2-hlsjs',
    why: 'Where a master playlist also offers an audio track as a variant without video (under the same address), the engine took it for a second video quality. Requests for audio and video then aborted each other at every segment, and neither was shared.',
    find: `            const { url } = level;
`,
    replace: `            const { url } = level;
            const isTrack = (other) => audioTracks.some((track) => track.url === other.url);
            if (isTrack(level) && !levels.every(isTrack))
                continue;
`,
  },
];
