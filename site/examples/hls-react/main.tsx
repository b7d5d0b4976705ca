// #region component
import {StrictMode, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {X2Player} from 'x2-hlsjs/react';

const core = {
  announceTrackers: ['wss://tracker.x2p2p.example/announce'],
  // 没有 STUN，通常只有同一局域网里的观众能互传
  rtcConfig: {iceServers: [{urls: 'stun:stun.x2p2p.example:3478'}]},
};

function App(): ReactNode {
  const [agreed, setAgreed] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const [message, setMessage] = useState('');
  return (
    <>
      {isOpen && (
        <X2Player
          source="https://cdn.x2p2p.example/stream/index.m3u8"
          token="YOUR_TOKEN"
          core={core}
          // 观众同意之前必须是 'none'：参与者的 IP 会被其他观众看到。
          p2p={agreed ? 'share' : 'none'}
          onState={({state, reason}) => console.info('P2P', state, reason ?? '')}
          onFailure={() => setMessage('视频暂时无法播放，请稍后刷新页面。')}
          muted
        />
      )}
      <p role="status">{message}</p>
      <label>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />{' '}
        使用 P2P（其他观众可以看到你的 IP 地址）
      </label>
      <button type="button" onClick={() => setIsOpen(false)}>
        关闭
      </button>
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// #endregion
