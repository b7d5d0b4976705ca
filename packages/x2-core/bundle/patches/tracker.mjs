/** Connections to a tracker, and its responses. */
export const tracker = [
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'A client that was stopped while its tracker was unreachable reconnected 10 s to 310 s later, and shared segments for an engine that had been destroyed, or whose viewer had switched P2P off.',
    find: `  destroy (cb = noop) {
    if (this.destroyed) return cb(null)
`,
    replace: `  destroy (cb = noop) {
    clearTimeout(this.reconnectTimer)
    if (this.destroyed) return cb(null)
`,
  },
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'Reconnecting after a stop: a listener of the warning that the tracker is unreachable may stop the client; the timer was started after that.',
    find: `  _startReconnectTimer () {
`,
    replace: `  _startReconnectTimer () {
    if (this.client.destroyed) return
`,
  },
  {
    file: 'bittorrent-tracker/lib/client/websocket-tracker.js',
    why: 'Tracker responses that are not objects, and refusals that do not repeat the info hash, threw in the page and were reported to nobody.',
    find: `    if (data.action === 'announce') {
      this._onAnnounceResponse(data)`,
    replace: `    if (data === null || typeof data !== 'object') {
      this.client.emit('warning', new Error('Invalid tracker response'))
    } else if (data['failure reason'] && data.info_hash === undefined) {
      this.client.emit('warning', new Error(data['failure reason']))
    } else if (data.action === 'announce' && typeof data.info_hash !== 'string') {
      this.client.emit('warning', new Error('Invalid tracker response'))
    } else if (data.action === 'announce') {
      this._onAnnounceResponse(data)`,
  },
];
