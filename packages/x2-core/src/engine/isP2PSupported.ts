/** Whether this environment has what exchanging segments needs: data channels, media source, sockets and streams. */
export function isP2PSupported(scope: object = globalThis): boolean {
  const has = (name: string) => typeof (scope as Record<string, unknown>)[name] === 'function';
  const connection = (scope as {RTCPeerConnection?: {prototype?: object}}).RTCPeerConnection;
  const dataChannels = has('RTCPeerConnection') && 'createDataChannel' in (connection?.prototype ?? {});
  const mediaSource = has('MediaSource') || has('ManagedMediaSource') || has('WebKitMediaSource');
  return dataChannels && mediaSource && has('WebSocket') && has('fetch') && has('ReadableStream');
}
