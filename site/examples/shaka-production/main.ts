// #region use
import {p2pSettings, playStream, type P2PUse} from './playStream';

const video = document.querySelector<HTMLVideoElement>('#player')!;
const message = document.querySelector<HTMLElement>('#message')!;

// <select>，第一项是 'none'；打开页面时恢复观众上次的选择。
const choice = document.querySelector<HTMLSelectElement>('#p2p')!;
// 远程开关的初值：打开页面时由你的服务端给出。
let isSwitchedOff = false;

/** 观众的选择与远程开关合成一个值：一方关了，另一方打不开。 */
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

/** 收到远程开关的变化时调用。 */
export function setP2P(isOn: boolean): void {
  isSwitchedOff = !isOn;
  apply();
}

// 单页应用离开播放页：停止播放，断开连接，释放缓存的切片。
document.addEventListener('player:close', () => void playback.stop(), {once: true});
// #endregion
