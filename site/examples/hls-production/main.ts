import {playStream} from './playStream';

const video = document.querySelector<HTMLVideoElement>('#player')!;
const message = document.querySelector<HTMLElement>('#message')!;

// #region use
const playback = playStream(video, 'https://cdn.x2p2p.example/stream/index.m3u8', {
  // What your settings page has stored.
  viewerAllowsUpload: true,
  onMessage: (text) => (message.textContent = text),
  onP2PError: (id, reason) => console.warn(id, reason),
});

// The remote switch, and the viewer's own: one value for both.
export function setP2P(isOn: boolean): void {
  playback.engine?.applyDynamicConfig({core: {isP2PDisabled: !isOn}});
}

// Leaving the view of a single-page app: video, connections and cached segments go.
document.addEventListener('player:close', playback.stop, {once: true});
// #endregion
