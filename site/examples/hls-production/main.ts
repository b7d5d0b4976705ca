// #region use
import {p2pSettings, playStream, type P2PUse} from './playStream';

const video = document.querySelector<HTMLVideoElement>('#player')!;
const message = document.querySelector<HTMLElement>('#message')!;

// A <select> whose first option is 'none'; let it show what the viewer chose
// last time.
const choice = document.querySelector<HTMLSelectElement>('#p2p')!;
// What your server says when the page opens.
let isSwitchedOff = false;

/** One value for both: neither of them undoes what the other has closed. */
const allowed = () => (isSwitchedOff ? 'none' : (choice.value as P2PUse));

const source = 'https://cdn.x2p2p.example/stream/index.m3u8';
const playback = playStream(video, source, {
  p2p: allowed(),
  onMessage: (text) => (message.textContent = text),
  onP2PError: (id, reason) => console.warn(id, reason),
});

const apply = () => {
  playback.engine?.applyDynamicConfig({core: p2pSettings(allowed())});
};
choice.addEventListener('change', apply);

/** The remote switch. */
export function setP2P(isOn: boolean): void {
  isSwitchedOff = !isOn;
  apply();
}

// Leaving the view of a single-page app: video, connections and cached segments go.
document.addEventListener('player:close', playback.stop, {once: true});
// #endregion
