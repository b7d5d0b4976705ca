// #region policy
/** 只有 Chromium 提供；在 Safari 与 Firefox 里只能依据观众的选择。 */
type NetworkInformation = EventTarget & {
  readonly type?: string;
  readonly saveData?: boolean;
};

function networkInformation(): NetworkInformation | undefined {
  return (navigator as Navigator & {connection?: NetworkInformation}).connection;
}

type Choice = {viewerAllowsUpload: boolean};

export function sharingPolicy({viewerAllowsUpload}: Choice) {
  const network = networkInformation();
  const isMetered = network?.saveData === true || network?.type === 'cellular';
  return {
    // 省流量模式：不提前下载，也不上传。
    isP2PDisabled: network?.saveData === true,
    isP2PUploadDisabled: isMetered || !viewerAllowsUpload,
  };
}

/** 网络变化时调用 callback；返回值用来取消监听。 */
export function onNetworkChange(callback: () => void): () => void {
  const network = networkInformation();
  network?.addEventListener('change', callback);
  return () => network?.removeEventListener('change', callback);
}
// #endregion
