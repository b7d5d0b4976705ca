// #region component
import {useEffect, useRef, type ReactNode} from 'react';
import Hls from 'hls.js';
import {HlsJsP2PEngine} from 'x2-hlsjs';

const HlsWithP2P = HlsJsP2PEngine.injectMixin(Hls);

type Props = {
  readonly source: string;
  readonly token: string;
  readonly trackers: readonly string[];
  /** 空着的话，只有同一局域网的观众能互传。 */
  readonly stunServers: readonly string[];
  /** 观众同意之前必须是 false：参与者的 IP 会被其他观众看到。 */
  readonly allowsP2P: boolean;
};

export function P2PPlayer({
  source,
  token,
  trackers,
  stunServers,
  allowsP2P,
}: Props): ReactNode {
  const videoRef = useRef<HTMLVideoElement>(null);
  const engineRef = useRef<HlsJsP2PEngine | undefined>(undefined);
  // 数组换了而地址没变时，不能重新播放，所以比较字符串。
  const trackerList = trackers.join('\n');
  const stunList = stunServers.join('\n');

  // useEffect 只在浏览器里执行，服务端渲染不会用到 WebRTC。
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return undefined;
    if (!Hls.isSupported()) {
      // iOS 17.1 以前的 iPhone 等：由系统播放器播放，没有 P2P。
      video.src = source;
      return () => {
        video.removeAttribute('src');
        // 不调用 load()，已下载的内容不会释放。
        video.load();
      };
    }

    let hls: Hls;
    try {
      const core = {
        announceTrackers: addresses(trackerList),
        rtcConfig: {iceServers: addresses(stunList).map((urls) => ({urls}))},
        segmentMemoryStorageLimit: 512, // MiB
        // 先关着，由下面的 useEffect 打开。
        isP2PDisabled: true,
      };
      const withP2P = new HlsWithP2P({p2p: {token, core}});
      engineRef.current = withP2P.p2pEngine;
      hls = withP2P;
    } catch (error) {
      // 副作用里抛出异常会卸载整个页面：P2P 配置写错时退回普通 hls.js。
      console.warn(String(error));
      hls = new Hls();
    }
    hls.attachMedia(video);
    hls.loadSource(source);
    // 开发时严格模式会挂载两次：先销毁第一个引擎。
    return () => {
      engineRef.current = undefined;
      hls.destroy();
    };
  }, [source, token, trackerList, stunList]);

  // 换了引擎，或者观众改了主意，都要执行。
  useEffect(() => {
    engineRef.current?.applyDynamicConfig({core: {isP2PDisabled: !allowsP2P}});
  }, [allowsP2P, source, token, trackerList, stunList]);

  return <video ref={videoRef} controls muted playsInline />;
}

const addresses = (list: string) => (list === '' ? [] : list.split('\n'));
// #endregion
