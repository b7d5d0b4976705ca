import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {P2PPlayer} from './P2PPlayer';

// #region use
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <P2PPlayer
      source="https://cdn.x2p2p.example/stream/index.m3u8"
      token="YOUR_TOKEN"
      trackers={['wss://tracker.x2p2p.example/announce']}
    />
  </StrictMode>,
);
// #endregion
