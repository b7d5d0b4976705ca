// #region component
import {useEffect, useRef, type ReactNode} from 'react';
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

type Props = {
  readonly source: string;
  readonly token: string;
  readonly trackers: readonly string[];
};

export function P2PPlayer({source, token, trackers}: Props): ReactNode {
  const videoRef = useRef<HTMLVideoElement>(null);
  // A new array with the same addresses must not restart the video.
  const trackerList = trackers.join('\n');

  // Effects run in the browser only, so server rendering never touches WebRTC.
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return undefined;
    if (!Hls.isSupported()) {
      // iPhone before iOS 17.1 and the like: the system player works, without P2P.
      video.src = source;
      return () => video.removeAttribute('src');
    }

    const announceTrackers = trackerList === '' ? [] : trackerList.split('\n');
    let hls: Hls;
    try {
      hls = new HlsWithP2P({p2p: {token, core: {announceTrackers}}});
    } catch (error) {
      // An exception in an effect would unmount the page; a wrong P2P setting may not.
      console.warn(String(error));
      hls = new Hls();
    }
    hls.attachMedia(video);
    hls.loadSource(source);
    // Strict mode mounts twice in development: the first engine must go before
    // the second one starts.
    return () => hls.destroy();
  }, [source, token, trackerList]);

  return <video ref={videoRef} controls muted playsInline />;
}
// #endregion
