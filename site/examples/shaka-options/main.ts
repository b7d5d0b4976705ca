import shaka from 'shaka-player';
import {ShakaP2PEngine} from 'x2-shaka';
import {authorizedSegmentRequest} from '../hls-auth-headers/authorizedSegmentRequest';
import {mediaHeaders} from '../hls-auth-headers/mediaHeaders';
import {createSegmentValidator, loadHashList} from '../hls-validate/segmentHashes';

ShakaP2PEngine.registerPlugins(shaka);

// #region setup
const folder = 'https://cdn.x2p2p.example/private';
// Without the list nothing from peers can be checked: play over HTTP alone.
const hashesUrl = `${folder}/hashes.json`;
const hashes = await loadHashList(hashesUrl, {
  headers: mediaHeaders(hashesUrl),
}).catch(() => undefined);

const engine = new ShakaP2PEngine(
  {
    token: 'YOUR_TOKEN',
    core: {
      announceTrackers: ['wss://tracker.x2p2p.example/announce'],
      rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
      swarmId: 'course-42-v3',
      httpRequestSetup: authorizedSegmentRequest,
      isP2PDisabled: hashes === undefined,
      validateP2PSegment: createSegmentValidator(hashes ?? {}),
    },
  },
  shaka,
);

const player = new shaka.Player();
engine.bindShakaPlayer(player);

// Playlists, keys and init segments: Shaka Player fetches these itself.
player.getNetworkingEngine()!.registerRequestFilter((_type, request) => {
  // Requests to licence servers pass through here too, and get nothing.
  Object.assign(request.headers, mediaHeaders(request.uris[0]!));
});
// #endregion

await player.attach(document.querySelector<HTMLVideoElement>('#player')!);
await player.load(`${folder}/index.m3u8`);
