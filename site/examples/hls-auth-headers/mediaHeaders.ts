// #region headers
const CDN = 'https://cdn.x2p2p.example';

/** The credential is for your own CDN alone: a playlist may name any host. */
export function mediaHeaders(url: string): Record<string, string> {
  if (new URL(url).origin !== CDN) return {};
  return {Authorization: `Bearer ${mediaToken()}`};
}
// #endregion

/** The short-lived token for media addresses, which your own backend issues. */
function mediaToken(): string {
  return 'MEDIA_TOKEN';
}
