// #region setup
import shaka from 'shaka-player';
import {ShakaP2PEngine} from 'x2-shaka';
import {authorizedSegmentRequest} from '../hls-auth-headers/authorizedSegmentRequest';
import {mediaHeaders} from '../hls-auth-headers/mediaHeaders';
import {createSegmentValidator, loadHashList} from '../hls-validate/segmentHashes';

ShakaP2PEngine.registerPlugins(shaka);

const folder = 'https://cdn.x2p2p.example/private';
// 没有哈希清单就无法校验节点发来的切片：只走 HTTP。
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

// 播放列表、密钥、初始化切片：由 Shaka Player 自己下载，在这里加请求头。
player.getNetworkingEngine()!.registerRequestFilter((_type, request) => {
  // 发往许可证服务器的请求也经过这里，mediaHeaders 不给它们加请求头。
  Object.assign(request.headers, mediaHeaders(request.uris[0]!));
});

await player.attach(document.querySelector<HTMLVideoElement>('#player')!);
await player.load(`${folder}/index.m3u8`);
// #endregion
