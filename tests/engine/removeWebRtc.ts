/** Runs in a page before anything else: a browser, or a policy, without WebRTC. */
export function removeWebRtc(): void {
  for (const name of ['RTCPeerConnection', 'RTCDataChannel', 'RTCSessionDescription', 'RTCIceCandidate']) {
    Object.defineProperty(window, name, {value: undefined});
  }
}
