// #region policy
/**
 * Chromium has this; Safari and Firefox do not, so there the viewer's own choice
 * is all we know.
 */
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
    // Data saver: take nothing ahead of need and give nothing away.
    isP2PDisabled: network?.saveData === true,
    isP2PUploadDisabled: isMetered || !viewerAllowsUpload,
  };
}

/** Calls back when the viewer changes networks; returns what stops it. */
export function onNetworkChange(callback: () => void): () => void {
  const network = networkInformation();
  network?.addEventListener('change', callback);
  return () => network?.removeEventListener('change', callback);
}
// #endregion
