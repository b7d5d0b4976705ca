// #region component
import {useEffect, useRef, type ReactNode} from 'react';
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

type Props = {
  readonly source: string;
  readonly token: string;
  readonly trackers: readonly string[];
  /** Without any, only viewers in one local network reach each other. */
  readonly stunServers: readonly string[];
  /** False until the viewer has agreed: peers see the address of all who take part. */
  readonly allowsP2P: boolean;
};

export function P2PPlayer({source, token, trackers, stunServers, allowsP2P}: Props): ReactNode {
  const videoRef = useRef<HTMLVideoElement>(null);
  const engineRef = useRef<HlsJsP2PEngine | undefined>(undefined);
  // A new array with the same addresses must not restart the video.
  const trackerList = trackers.join('\n');
  const stunList = stunServers.join('\n');

  // Effects run in the browser only, so server rendering never touches WebRTC.
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return undefined;
    if (!Hls.isSupported()) {
      // iPhone before iOS 17.1 and the like: the system player works, without P2P.
      video.src = source;
      return () => {
        video.removeAttribute('src');
        // Without it the element keeps what it has loaded.
        video.load();
      };
    }

    let hls: Hls;
    try {
      const core = {
        announceTrackers: addresses(trackerList),
        rtcConfig: {iceServers: addresses(stunList).map((urls) => ({urls}))},
        // The effect below opens it.
        isP2PDisabled: true,
      };
      const withP2P = new HlsWithP2P({p2p: {token, core}});
      engineRef.current = withP2P.p2pEngine;
      hls = withP2P;
    } catch (error) {
      // An exception in an effect would unmount the page; a wrong P2P setting may not.
      console.warn(String(error));
      hls = new Hls();
    }
    hls.attachMedia(video);
    hls.loadSource(source);
    // Strict mode mounts twice in development: the first engine must go before
    // the second one starts.
    return () => {
      engineRef.current = undefined;
      hls.destroy();
    };
  }, [source, token, trackerList, stunList]);

  // For every new engine, and whenever the viewer changes their mind.
  useEffect(() => {
    engineRef.current?.applyDynamicConfig({core: {isP2PDisabled: !allowsP2P}});
  }, [allowsP2P, source, token, trackerList, stunList]);

  return <video ref={videoRef} controls muted playsInline />;
}

const addresses = (list: string) => (list === '' ? [] : list.split('\n'));
// #endregion
