import type {CommonCoreConfig, StreamConfig} from './config.ts';
import type {StreamType} from './stream.ts';

/** 切片存储的接口。默认存储在内存里；需要放到别处时，由 `customSegmentStorageFactory` 返回它的实现。 */
export interface SegmentStorage {
  /**
   * 使用前调用一次。返回的 Promise 失败（rejected）时没有 P2P，切片由播放器自己的加载器下载；下一个切片会再创建一次存储。
   * @param coreConfig 各流共用的配置
   * @param mainStreamConfig 主视频流的配置
   * @param secondaryStreamConfig 独立音轨的配置
   */
  initialize(
    coreConfig: Pick<CommonCoreConfig, 'segmentMemoryStorageLimit' | 'customSegmentStorageFactory'>,
    mainStreamConfig: StreamConfig,
    secondaryStreamConfig: StreamConfig,
  ): Promise<void>;
  /**
   * 播放位置或倍速变化时调用。
   * @param position 播放位置，单位 s
   * @param rate 倍速
   */
  onPlaybackUpdated(position: number, rate: number): void;
  /**
   * 播放器请求切片时调用。
   * @param swarmId 群组标识
   * @param streamId 流的群组标识
   * @param segmentId 切片编号
   * @param startTime 起始时间，单位 s
   * @param endTime 结束时间，单位 s
   * @param streamType 流的种类
   * @param isLiveStream 是否直播
   */
  onSegmentRequested(
    swarmId: string,
    streamId: string,
    segmentId: number,
    startTime: number,
    endTime: number,
    streamType: StreamType,
    isLiveStream: boolean,
  ): void;
  /**
   * 存入一个切片。
   * @param swarmId 群组标识
   * @param streamId 流的群组标识
   * @param segmentId 切片编号
   * @param data 切片的字节
   * @param startTime 起始时间，单位 s
   * @param endTime 结束时间，单位 s
   * @param streamType 流的种类
   * @param isLiveStream 是否直播
   */
  storeSegment(
    swarmId: string,
    streamId: string,
    segmentId: number,
    data: ArrayBuffer,
    startTime: number,
    endTime: number,
    streamType: StreamType,
    isLiveStream: boolean,
  ): Promise<void>;
  /**
   * 取出一个切片；没有时返回 `undefined`。
   * @param swarmId 群组标识
   * @param streamId 流的群组标识
   * @param segmentId 切片编号
   */
  getSegmentData(swarmId: string, streamId: string, segmentId: number): Promise<ArrayBuffer | undefined>;
  /** 容量与已用量，单位 MiB。剩余不到 10% 时引擎减少预取，不到 5% 时停止预取。 */
  getUsage(): {
    /** 总容量，单位 MiB。 */
    totalCapacity: number;
    /** 已用量，单位 MiB。 */
    usedCapacity: number;
  };
  /**
   * 是否存有某个切片。
   * @param swarmId 群组标识
   * @param streamId 流的群组标识
   * @param segmentId 切片编号
   */
  hasSegment(swarmId: string, streamId: string, segmentId: number): boolean;
  /**
   * 某个流已存切片的编号。
   * @param swarmId 群组标识
   * @param streamId 流的群组标识
   */
  getStoredSegmentIds(swarmId: string, streamId: string): number[];
  /**
   * 接收一个回调；切片存入或移除后，必须带着流的群组标识调用它。
   * @param callback 回调
   */
  setSegmentChangeCallback(callback: (streamId: string) => void): void;
  /** 释放全部资源。 */
  destroy(): void;
}
