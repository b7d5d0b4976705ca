/** Names that appear everywhere; typed once. */
export const brand = {
  name: 'X2 P2P',
  tagline: '让观众之间互传 HLS 切片',
  description: 'X2 P2P 为直播与点播 HLS 提供 WebRTC P2P 加速：切片在观众之间传输，失败时自动回到 CDN。引擎、样例与实验都可在本站亲手验证。',
  consoleName: 'X2 控制台',
  /** As BCP 47 writes it, and as Open Graph does, which knows no scripts. */
  language: 'zh-Hans',
  locale: 'zh_CN',
  copyrightYear: 2025,
} as const;
