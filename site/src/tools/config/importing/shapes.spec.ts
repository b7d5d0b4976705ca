import {expect, it} from 'vitest';
import {generate} from '../generate.ts';
import {readSettings} from '../readSettings.ts';
import {address, withoutExampleServers, type Settings} from '../settings.ts';
import type {Source} from './findConfig.ts';
import {importConfig} from './importConfig.ts';

// Fourteen shapes in which configurations stand in people's code, as they write them. None is anybody's.

type Shape = {
  readonly text: string;
  readonly source: Source;
  readonly changes: Partial<Settings>;
  /** Every name that was left out. */
  readonly left: readonly string[];
};

const shapes: Readonly<Record<string, Shape>> = {
  'hls.js alone': {
    text: `
if (Hls.isSupported()) {
  var video = document.getElementById('video');
  var hls = new Hls({
    maxBufferLength: 30,
    liveSyncDurationCount: 7,
    lowLatencyMode: false,
    enableWorker: true,
  });
  hls.loadSource('https://live.example.com/app/stream.m3u8');
  hls.attachMedia(video);
}`,
    source: 'hls.js',
    changes: {platform: 'hls'},
    left: ['maxBufferLength', 'liveSyncDurationCount', 'lowLatencyMode', 'enableWorker'],
  },

  'hls.js with the engine of p2p-media-loader 0.6': {
    text: `
if (p2pml.hlsjs.Engine.isSupported()) {
  var engine = new p2pml.hlsjs.Engine({
    segments: { forwardSegmentCount: 50, swarmId: 'channel-1' },
    loader: {
      trackerAnnounce: ['wss://tracker.example.com', 'https://tracker.example.com/announce'],
      cachedSegmentExpiration: 86400000,
      httpDownloadProbability: 0.06,
      rtcConfig: { iceServers: [{ urls: 'stun:stun.example.com:3478' }] }
    }
  });
  var hls = new Hls({
    liveSyncDurationCount: 7,
    loader: engine.createLoaderClass()
  });
  p2pml.hlsjs.initHlsJsPlayer(hls);
  hls.loadSource(url);
}`,
    source: 'p2p-media-loader-0',
    changes: {platform: 'hls', swarm: 'channel-1', tracker: 'wss://tracker.example.com', stun: 'stun:stun.example.com:3478', options: ''},
    left: [
      'segments.forwardSegmentCount',
      'loader.trackerAnnounce 的「https://tracker.example.com/announce」',
      'loader.cachedSegmentExpiration',
      'loader.httpDownloadProbability',
      'liveSyncDurationCount',
      'loader',
    ],
  },

  'injectMixin of p2p-media-loader 2': {
    text: `
import Hls from "hls.js";
import { HlsJsP2PEngine } from "p2p-media-loader-hlsjs";

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);
const hls = new HlsWithP2P({
  lowLatencyMode: false,
  liveSyncDurationCount: 6,
  p2p: {
    core: {
      swarmId: "Optional custom swarm ID for stream",
      announceTrackers: ["wss://tracker.example.com:443/announce"],
      simultaneousP2PDownloads: 4,
      validateP2PSegment: (url, byteRange, data) => Promise.resolve(true),
    },
    onHlsJsCreated(hls) {
      hls.p2pEngine.addEventListener("onPeerConnect", (params) => console.log(params.peerId));
    },
  },
});
hls.attachMedia(document.querySelector("#video"));
hls.loadSource("https://live.example.com/master.m3u8");`,
    source: 'p2p-media-loader-2',
    changes: {
      platform: 'hls',
      swarm: 'Optional custom swarm ID for stream',
      tracker: 'wss://tracker.example.com:443/announce',
      options: '{"simultaneousP2PDownloads":4}',
    },
    left: ['validateP2PSegment', 'onHlsJsCreated', 'lowLatencyMode', 'liveSyncDurationCount'],
  },

  'Shaka Player': {
    text: `
import shaka from 'shaka-player/dist/shaka-player.compiled';
import { ShakaP2PEngine } from 'p2p-media-loader-shaka';

ShakaP2PEngine.registerPlugins(shaka);
const engine = new ShakaP2PEngine({ core: { highDemandTimeWindow: 20, httpErrorRetries: 5 } }, shaka);
const player = new shaka.Player();
await player.attach(videoElement);
player.configure({
  streaming: { bufferingGoal: 30, rebufferingGoal: 2 },
  manifest: { defaultPresentationDelay: 12 },
});
engine.bindShakaPlayer(player);
await player.load(manifestUri);`,
    source: 'p2p-media-loader-2',
    changes: {platform: 'shaka', swarm: '', options: '{"highDemandTimeWindow":20,"httpErrorRetries":5}'},
    left: ['streaming', 'manifest'],
  },

  'DPlayer with a type of its own': {
    text: `
const dp = new DPlayer({
  container: document.getElementById('dplayer'),
  live: true,
  autoplay: true,
  danmaku: false,
  video: {
    url: 'https://live.example.com/stream.m3u8',
    type: 'customHls',
    customType: {
      customHls: function (video, player) {
        const hls = new HlsWithP2P({
          liveSyncDurationCount: 5,
          p2p: { core: { announceTrackers: ['https://tracker.example.com/announce'], highDemandTimeWindow: 12 } },
        });
        hls.loadSource(video.src);
        hls.attachMedia(video);
      },
    },
  },
});`,
    source: 'p2p-media-loader-2',
    changes: {platform: 'hls', skin: 'dplayer', swarm: '', options: '{"highDemandTimeWindow":12}'},
    left: ['announceTrackers 的「https://tracker.example.com/announce」', 'liveSyncDurationCount'],
  },

  'DPlayer with options for its hls.js': {
    text: `
var dp = new DPlayer({
    container: document.getElementById('player'),
    video: { url: playUrl, type: 'hls' },
    pluginOptions: {
        hls: {
            debug: false,
            maxMaxBufferLength: 60,
            p2pConfig: {
                live: true,
                token: 'abcdefg',
                memoryCacheLimit: { pc: 314572800, mobile: 157286400 },
            }
        },
    },
});`,
    source: 'cdnbye',
    changes: {platform: 'hls', skin: 'dplayer', mode: 'live', swarm: '', options: '{"segmentMemoryStorageLimit":300}'},
    left: ['token', 'debug', 'maxMaxBufferLength'],
  },

  'ArtPlayer with a type of its own': {
    text: `
var art = new Artplayer({
    container: '.artplayer-app',
    url: 'https://live.example.com/a.m3u8',
    type: 'm3u8',
    customType: {
        m3u8: function playM3u8(video, url, art) {
            if (Hls.isSupported()) {
                if (art.hls) art.hls.destroy();
                const hls = new HlsWithP2P({
                    maxBufferLength: 20,
                    p2p: { core: { isP2PUploadDisabled: true, p2pErrorRetries: 2 } },
                });
                hls.loadSource(url);
                hls.attachMedia(video);
                art.hls = hls;
                art.on('destroy', () => hls.destroy());
            } else if (video.canPlayType('application/vnd.apple.mpegurl')) {
                video.src = url;
            } else {
                art.notice.show = 'Unsupported playback format: m3u8';
            }
        },
    },
});`,
    source: 'p2p-media-loader-2',
    changes: {platform: 'hls', skin: 'artplayer', upload: 'never', swarm: '', options: '{"p2pErrorRetries":2}'},
    left: ['maxBufferLength'],
  },

  Clappr: {
    text: `
var player = new Clappr.Player({
    parentId: "#player",
    source: "https://live.example.com/playlist.m3u8",
    mute: true,
    autoPlay: true,
    plugins: { core: [ClapprStats] },
    playback: {
        playInline: true,
        hlsjsConfig: {
            maxBufferSize: 0,
            maxBufferLength: 10,
            liveSyncDurationCount: 10,
            p2pConfig: {
                trackerZone: 'hk',
                useHttpRange: true,
                channelId: 'channel-' + id,
                webRTCConfig: { iceServers: [{ urls: 'stun:stun.example.com' }] }
            }
        }
    }
});`,
    source: 'cdnbye',
    changes: {platform: 'hls', stun: 'stun:stun.example.com', swarm: '', options: ''},
    left: ['trackerZone', 'useHttpRange', 'channelId', 'maxBufferSize', 'maxBufferLength', 'liveSyncDurationCount'],
  },

  'a Vue file': {
    text: `
<template>
  <div class="player"><video ref="video" controls muted :poster="poster" /></div>
</template>

<script>
import Hls from 'hls.js'
import { HlsJsP2PEngine } from 'p2p-media-loader-hlsjs'

export default {
  name: 'LivePlayer',
  props: { src: { type: String, required: true } },
  data() {
    return {
      hls: null,
      loading: false,
      p2pOptions: {
        core: {
          highDemandTimeWindow: 15,
          announceTrackers: [process.env.VUE_APP_TRACKER],
          rtcConfig: { iceServers: [{ urls: 'stun:stun.example.com:3478' }] },
        },
      },
    }
  },
  mounted() {
    const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls)
    this.hls = new HlsWithP2P({ lowLatencyMode: true, p2p: this.p2pOptions })
    this.hls.loadSource(this.src)
    this.hls.attachMedia(this.$refs.video)
  },
}
</script>

<style scoped>
.player { position: relative; }
</style>`,
    source: 'p2p-media-loader-2',
    changes: {platform: 'hls', stun: 'stun:stun.example.com:3478', swarm: '', options: '{"highDemandTimeWindow":15}'},
    left: ['announceTrackers[0]', 'lowLatencyMode', 'p2p'],
  },

  'a React hook with types': {
    text: `
import { useEffect, useRef } from 'react';
import Hls, { type HlsConfig } from 'hls.js';

const hlsConfig: Partial<HlsConfig> = {
  startLevel: -1,
  capLevelToPlayerSize: true,
};

export function LivePlayer({ src }: { src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const hls = new HlsWithP2P({
      ...hlsConfig,
      p2p: { core: { swarmId: src.split('?')[0], simultaneousHttpDownloads: 2, segmentMemoryStorageLimit: 256 } },
    });
    hls.attachMedia(ref.current!);
    hls.loadSource(src);
    return () => hls.destroy();
  }, [src]);
  return <video ref={ref} controls muted style={{ width: '100%' }} />;
}`,
    source: 'p2p-media-loader-2',
    changes: {platform: 'hls', swarm: '', options: '{"simultaneousHttpDownloads":2,"segmentMemoryStorageLimit":256}'},
    left: ['swarmId', '...hlsConfig', 'startLevel', 'capLevelToPlayerSize'],
  },

  JSON: {
    text: `{
  "core": {
    "announceTrackers": ["wss://tracker.x2p2p.example/announce"],
    "p2pNotReceivingBytesTimeoutMs": 3000
  },
  "liveSyncDurationCount": 6
}`,
    source: 'p2p-media-loader-2',
    changes: {swarm: '', options: '{"p2pNotReceivingBytesTimeoutMs":3000}'},
    left: ['announceTrackers 的「wss://tracker.x2p2p.example/announce」', 'liveSyncDurationCount'],
  },

  'video.js over hls.js': {
    text: `
const engine = new p2pml.hlsjs.Engine({ loader: { trackerAnnounce: ['wss://tracker.example.com'], simultaneousP2PDownloads: 3 } });
const player = videojs('my-video', {
  autoplay: 'muted',
  fluid: true,
  html5: {
    hlsjsConfig: {
      liveSyncDurationCount: 7,
      loader: engine.createLoaderClass(),
    },
  },
});
p2pml.hlsjs.initVideoJsContribHlsJsPlayer(player);
player.ready(() => player.src({ src: url, type: 'application/x-mpegURL' }));`,
    source: 'p2p-media-loader-0',
    changes: {platform: 'hls', tracker: 'wss://tracker.example.com', swarm: '', options: '{"simultaneousP2PDownloads":3}'},
    left: ['liveSyncDurationCount', 'loader'],
  },

  'p2pConfig in a page': {
    text: `
<!DOCTYPE html>
<html>
<head><script src="./hls.min.js"></script></head>
<body>
<video id="video" controls></video>
<script>
    if(Hls.isSupported() && Hls.WEBRTC_SUPPORT) {
        var hls = new Hls({
            maxBufferSize: 0,       // 重要
            maxBufferLength: 10,
            liveSyncDurationCount: 10,
            p2pConfig: {
                logLevel: true,
                live: false,        // 点播设为 false
                announceLocation: 'hk',
                wifiOnly: true,
                packetSize: 64 * 1024 - 1,
            }
        });
        hls.loadSource("https://vod.example.com/a.m3u8");
    }
</script>
</body>
</html>`,
    source: 'cdnbye',
    changes: {platform: 'hls', mode: 'vod', upload: 'unmetered', swarm: '', options: '{"webRtcMaxMessageSize":65535}'},
    left: ['logLevel', 'announceLocation', 'maxBufferSize', 'maxBufferLength', 'liveSyncDurationCount'],
  },

  'an object with comments and trailing commas': {
    text: `{
  // 调度
  highDemandTimeWindow: 10, /* 秒 */
  simultaneousHttpDownloads: 3,
  cachedSegmentsCount: 200, // 旧选项
  announceTrackers: [
    'wss://a.example.com/announce?token=secret', // 主
    "wss://b.example.com/announce",
  ],
},`,
    source: 'p2p-media-loader-2',
    changes: {
      tracker: 'wss://a.example.com/announce, wss://b.example.com/announce',
      swarm: '',
      options: '{"highDemandTimeWindow":10,"simultaneousHttpDownloads":3}',
    },
    left: ['cachedSegmentsCount'],
  },
};

it('has fourteen shapes', () => expect(Object.keys(shapes)).toHaveLength(14));

it.each(Object.entries(shapes))('imports %s', (_, {text, source, changes, left}) => {
  const imported = importConfig(text);
  if ('problem' in imported) throw new Error(imported.problem);
  const {mapping} = imported;
  expect(mapping.left.map(({path}) => path)).toEqual(left);
  expect(mapping.changes).toEqual(changes);
  expect(mapping.source).toBe(source);

  const settings = {...address.defaults, ...withoutExampleServers(address.defaults), ...mapping.changes};
  const {project, problems} = readSettings(settings);
  expect(problems, 'the page takes it').toEqual([]);
  for (const {code} of generate(project!)) expect(code, 'nobody’s tracker').not.toContain('tracker.x2p2p.example');
});

it('says of a tracker without WebSocket what is wrong with it, in one sentence', () => {
  const imported = importConfig("{core: {announceTrackers: ['https://t.example/announce']}}");
  expect('mapping' in imported && imported.mapping.left[0]!.reason).toBe('浏览器只能经 WebSocket 连接 Tracker，要用 wss:// 开头的地址');
});
