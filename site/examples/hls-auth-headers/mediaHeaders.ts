// #region headers
const CDN = 'https://cdn.x2p2p.example';

/** 凭据只发给自己的 CDN：播放列表里可以写任何主机的地址。 */
export function mediaHeaders(url: string): Record<string, string> {
  if (new URL(url).origin !== CDN) return {};
  return {Authorization: `Bearer ${mediaToken()}`};
}

/** 你的后端签发的短期令牌，换成自己的实现。 */
function mediaToken(): string {
  return 'MEDIA_TOKEN';
}
// #endregion
