declare global {
  interface Window {
    /** The info hashes that the page has announced to trackers, in order. */
    announced: string[];
  }
}

/** Runs in a page before anything else. */
export function noteAnnounces(): void {
  window.announced = [];
  const {send} = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    const {info_hash: infoHash} = JSON.parse(String(data)) as {info_hash?: string};
    if (infoHash !== undefined) window.announced.push(infoHash);
    send.call(this, data);
  };
}
