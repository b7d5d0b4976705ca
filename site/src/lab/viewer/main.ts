/**
 * One viewer of the laboratory: a page of its own, because two players in one document share one engine module and
 * do not connect. It loads hls.js and the engine, nothing else, and waits for the page around it to say what to play.
 */
import './install.ts';
import {liveNow} from '../liveWindow.ts';
import {
  REPORT_EVERY_MS,
  type ViewerCommand,
  type ViewerMessage,
  type ViewerReport,
  type ViewerSignal,
  type ViewerStart,
} from '../protocol.ts';
import {announceSoon, closeTrackerSockets, ownPeerIds, setTrackerCut} from '../tracker/TrackerSocket.ts';
import {ENGINE_VERSION} from './engine.ts';
import {corruptNextUpload, throttleUpload} from './channelTap.ts';
import {loadHashList, type HashList} from './hashList.ts';
import {receiveSignal, viewerState} from './install.ts';
import {httpSegmentBytes, throttleHttp} from './networkTap.ts';
import {PlaybackMonitor} from './PlaybackMonitor.ts';
import {PLAYER_VERSION, startPlayer, type Player} from './player.ts';
import {sendToPage} from './sendToPage.ts';

const video = document.querySelector('video') as HTMLVideoElement;
let player: Player | undefined;
let hashes: HashList | undefined;

// The page looks for it once the frame is loaded.
document.documentElement.dataset.viewer = '';
if (window.parent === window) document.documentElement.dataset.alone = '';
else void listen();

async function listen(): Promise<void> {
  // Loaded before `ready` is sent: commands that arrived while a player waited for the list would be lost.
  hashes = await loadHashList().catch(() => undefined);
  window.addEventListener('message', ({data, source, origin}: MessageEvent<ViewerCommand | ViewerSignal>) => {
    if (source === window.parent && origin === window.location.origin) obey(data);
  });
  sendToPage({type: 'ready', versions: {engine: ENGINE_VERSION, player: PLAYER_VERSION}});
}

function obey(command: ViewerCommand | ViewerSignal): void {
  switch (command.type) {
    case 'start':
      begin(command);
      break;
    case 'options':
      player?.applyOptions(command.options);
      break;
    case 'throttle':
      throttleHttp(command.bytesPerSecond);
      throttleUpload(command.bytesPerSecond);
      break;
    case 'tracker':
      viewerState.isTrackerCut = command.isCut;
      setTrackerCut(command.isCut);
      break;
    case 'announce':
      announceSoon();
      break;
    case 'corrupt':
      corruptNextUpload();
      break;
    case 'sound':
      video.muted = !command.isOn;
      break;
    case 'rendition':
      player?.setRendition(command.rendition);
      break;
    case 'signal':
      receiveSignal(command.envelope);
      break;
    case 'leave':
      player?.destroy();
      player = undefined;
      closeTrackerSockets();
      break;
  }
}

function begin(start: ViewerStart): void {
  if (player) return;
  viewerState.isTrackerCut = start.isTrackerCut;
  const monitor = new PlaybackMonitor(
    performance.now(),
    () => performance.now(),
    () => document.hidden,
  );
  monitor.watch(video);
  const incident = (name: Extract<ViewerMessage, {type: 'incident'}>['incident'], detail?: string): void =>
    sendToPage({type: 'incident', incident: name, detail});

  if (start.group === 'p2p' && !('RTCPeerConnection' in globalThis)) incident('webrtc-missing');
  if (start.group === 'p2p' && !hashes) incident('hash-unavailable');

  const segments = {http: 0, p2p: 0};
  const active = startPlayer(video, start, start.group === 'p2p' ? hashes : undefined, {
    onSegment: (segment) => {
      segments[segment.source] += 1;
      sendToPage({type: 'segment', segment});
    },
    onIncident: incident,
    onFailure: () => monitor.fail(),
  });
  player = active;
  viewerState.isConnected = (peerId) => active.counts().peerIds.includes(peerId);

  const report = (): ViewerReport => {
    const offset = active.axisOffset();
    const position = offset === undefined || video.readyState === 0 ? undefined : video.currentTime + offset;
    const {stalls, state, startupMs, longestStallMs} = monitor;
    return {
      ...active.counts(),
      state,
      startupMs,
      stalls,
      longestStallMs,
      httpBytes: httpSegmentBytes(),
      httpSegments: segments.http,
      p2pSegments: segments.p2p,
      ownPeerIds: ownPeerIds(),
      position,
      bufferEnd: offset === undefined ? undefined : bufferEnd(video) + offset,
      latencySeconds: start.mode === 'live' && position !== undefined ? liveNow(Date.now()) - position : undefined,
    };
  };
  const timer = setInterval(() => {
    if (player !== active) return clearInterval(timer);
    sendToPage({type: 'report', report: report()});
  }, REPORT_EVERY_MS);
}

function bufferEnd({buffered, currentTime}: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index++) {
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime) return buffered.end(index);
  }
  return currentTime;
}
