import {playStream} from './playStream';

const video = document.querySelector<HTMLVideoElement>('#player')!;
const message = document.querySelector<HTMLElement>('#message')!;

// #region use
const source = 'https://cdn.x2p2p.example/stream/index.m3u8';
const stop = playStream(video, source, {
  onMessage: (text) => (message.textContent = text),
  onP2PError: (id, reason) => console.warn(id, reason),
});

// Leaving the view of a single-page app: video, connections and cached segments go.
document.addEventListener('player:close', stop, {once: true});
// #endregion
