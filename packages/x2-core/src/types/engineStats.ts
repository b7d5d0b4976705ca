/** 引擎从创建至今的流量统计，由 `getStats()` 返回。字节数按收到的数据累计，包含后来被取消或丢弃的部分。 */
export type EngineStats = {
  /** 引擎通过 HTTP 下载的切片字节数。播放列表、密钥、初始化切片，以及引擎认出播放列表之前播放器自己下载的切片（Shaka Player 的首个切片）不计入，因此小于 CDN 账单。 */
  readonly httpBytes: number;
  /** 从其他节点下载的切片字节数。 */
  readonly p2pBytes: number;
  /** 向其他节点上传的切片字节数。 */
  readonly uploadBytes: number;
  /** 当前连接的节点数。主视频流与独立音轨各有连接时取较大的一个。 */
  readonly peers: number;
  /** 分享率 = P2P ÷ (P2P + HTTP)，0–1；还没有流量时为 0。 */
  readonly ratio: number;
};
