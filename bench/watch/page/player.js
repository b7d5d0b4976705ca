// Runs in the page of a viewer of `npm run bench -- watch`: plays with hls.js as it comes, and notes when the picture stands.
/* global Hls */

const video = document.querySelector('video');

/** Seconds that are left to play. */
const ahead = () => {
  const {buffered, currentTime} = video;
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index)) return buffered.end(index) - currentTime;
  return 0;
};

window.play = (url) => {
  const hls = new Hls();
  window.seen = {startedAt: undefined, stalls: [], pauses: 0, errors: []};
  hls.on(Hls.Events.ERROR, (_event, {fatal, details, type}) => {
    window.seen.errors.push(fatal ? `${details}!` : details);
    if (!fatal) return;
    // What every integrator is told to do.
    if (type === Hls.ErrorTypes.NETWORK_ERROR) setTimeout(() => hls.startLoad(), 1000);
    else if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
  });
  let last = video.currentTime;
  let movedAt = Date.now();
  let isStanding = false;
  // A clock of our own: players and browsers differ in when they say that they wait.
  setInterval(() => {
    const now = Date.now();
    const {seen} = window;
    if (video.currentTime !== last) {
      seen.startedAt ??= now;
      last = video.currentTime;
      movedAt = now;
      isStanding = false;
    } else if (seen.startedAt !== undefined && !isStanding && now - movedAt > 700) {
      isStanding = true;
      // With something left to play, it was this machine that had no time.
      if (ahead() < 1) seen.stalls.push({at: movedAt, listed: (hls.latestLevelDetails?.edge ?? 0) - video.currentTime});
      else seen.pauses += 1;
    }
  }, 50);
  hls.attachMedia(video);
  hls.loadSource(url);
  void video.play().catch(() => undefined);
};
