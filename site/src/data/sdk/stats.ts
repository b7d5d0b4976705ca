import type {Field} from './types.ts';

/** Spells the statistics of one SDK: the names and units are those of the web engine's `getStats()`. */
export function statsFields(
  types: {bytes: string; count: string; ratio: string; flag: string},
  name: (web: string) => string = (web) => web,
): Field[] {
  return [
    {name: name('httpBytes'), type: types.bytes, description: '经 HTTP 从 CDN 下载的切片字节数。播放列表、密钥与初始化切片不计。'},
    {name: name('p2pBytes'), type: types.bytes, description: '从其他观众下载的切片字节数。'},
    {name: name('uploadBytes'), type: types.bytes, description: '上传给其他观众的切片字节数。'},
    {name: name('peers'), type: types.count, description: '此刻连着的节点数。'},
    {name: name('ratio'), type: types.ratio, description: '分享率，P2P ÷ (P2P + HTTP)。还没有下载时为 0。'},
    {name: name('isProxyRunning'), type: types.flag, description: '本地代理是否在工作。仅原生 SDK 有。'},
    {name: name('isUploadAllowed'), type: types.flag, description: '此刻的网络与设置是否允许上传。仅原生 SDK 有。'},
  ];
}
