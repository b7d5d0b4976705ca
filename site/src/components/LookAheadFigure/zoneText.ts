import type {Room, Zone} from 'stream-doctor/model';

export const zoneText: Record<Zone, {readonly label: string; readonly source: string}> = {
  played: {label: '已播', source: '不再下载'},
  highDemand: {label: '高需求窗口内', source: 'HTTP 先取'},
  p2p: {label: '窗口之外', source: 'P2P 先取'},
};

export const roomText: Record<Room, string> = {
  none: '没有 P2P 空间：新切片一出现就在高需求窗口里。',
  tight: '很紧：留给 P2P 的时间不足一个切片。',
  enough: '空间够：P2P 至少有一个切片时长的时间。',
};
