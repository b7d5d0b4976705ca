// Runs in the page of a viewer of `npm run bench -- engine`: plays, and notes how long the viewer waits.
/* global Hls, X2Hls */

const video = document.querySelector('video');

/** Plays with the player alone, or with the engine where `p2p` has its settings. */
window.play = (url, p2p) => {
  const hls = p2p ? new (X2Hls.HlsJsP2PEngine.injectMixin(Hls))({p2p}) : new Hls();
  window.engine = hls.p2pEngine;
  window.seen = {start: undefined, stalls: 0, seek: undefined, fatal: []};
  hls.on(Hls.Events.ERROR, (_event, {fatal, details, type}) => {
    if (!fatal) return;
    window.seen.fatal.push(details);
    // What every integrator is told to do.
    if (type === Hls.ErrorTypes.NETWORK_ERROR) setTimeout(() => hls.startLoad(), 1000);
    else if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
  });
  const begun = performance.now();
  let last = video.currentTime;
  let lastAt = begun;
  // A clock of our own: players and browsers differ in when they say that they wait.
  setInterval(() => {
    const now = performance.now();
    const {seen} = window;
    const isMoving = video.currentTime !== last;
    if (isMoving && seen.start === undefined) seen.start = now - begun;
    else if (seen.seekBegun !== undefined && video.currentTime > seen.seekTo + 0.1) {
      seen.seek = now - seen.seekBegun;
      seen.seekBegun = undefined;
    } else if (!isMoving && seen.start !== undefined && seen.seekBegun === undefined) seen.stalls += now - lastAt;
    last = video.currentTime;
    lastAt = now;
  }, 50);
  hls.attachMedia(video);
  hls.loadSource(url);
  void video.play().catch(() => undefined);
};

window.seekTo = (seconds) => {
  video.currentTime = seconds;
  Object.assign(window.seen, {seekTo: seconds, seekBegun: performance.now()});
};
