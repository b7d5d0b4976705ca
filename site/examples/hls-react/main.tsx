import {StrictMode, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {P2PPlayer} from './P2PPlayer';

const trackers = ['wss://tracker.x2p2p.example/announce'];
const stunServers = ['stun:stun.x2p2p.example:3478'];

function App(): ReactNode {
  const [allowsP2P, setAllowsP2P] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && (
        <P2PPlayer
          source="https://cdn.x2p2p.example/stream/index.m3u8"
          token="YOUR_TOKEN"
          trackers={trackers}
          stunServers={stunServers}
          allowsP2P={allowsP2P}
        />
      )}
      <label>
        <input
          type="checkbox"
          checked={allowsP2P}
          onChange={(event) => setAllowsP2P(event.target.checked)}
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
