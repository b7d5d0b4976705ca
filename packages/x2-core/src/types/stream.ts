/** 流的种类：`main` 是视频（或纯音频流），`secondary` 是独立的音轨。 */
export type StreamType = 'main' | 'secondary';

/** 下载来源：`http` 来自 CDN 或源站，`p2p` 来自其他观众。 */
export type DownloadSource = 'http' | 'p2p';

/** 字节区间，两端都包含在内。 */
export type ByteRange = {
  /** 第一个字节的位置，从 0 数起。 */
  start: number;
  /** 最后一个字节的位置。 */
  end: number;
};

/** 一个切片：它的标识、地址和时间。 */
export type Segment = {
  /** 本次播放内的标识：切片地址；有字节区间时为 `地址|起点-终点`。 */
  readonly runtimeId: string;
  /** 节点之间用来指认切片的编号。HLS 是媒体序号（直播与点播相同），DASH 由起始时间换算。 */
  readonly externalId: number;
  /** 切片的地址。 */
  readonly url: string;
  /** 切片在文件中的字节区间；整个文件就是切片时没有。 */
  readonly byteRange?: ByteRange;
  /** 起始时间，单位 s。 */
  readonly startTime: number;
  /** 结束时间，单位 s。 */
  readonly endTime: number;
};
