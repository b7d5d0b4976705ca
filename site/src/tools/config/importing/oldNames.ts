/** What an option of another engine becomes here. */
export type Rule =
  | {readonly to: string; readonly convert?: (value: unknown) => unknown; readonly note?: string}
  /** There is nothing like it; `reason` says what to do instead. */
  | {readonly reason: string};

const negated = (value: unknown): unknown => (typeof value === 'boolean' ? !value : value);
const mebibytes = (value: unknown): unknown => {
  const bytes =
    typeof value === 'object' && value !== null
      ? ((value as {pc?: unknown}).pc ?? Object.values(value as Record<string, unknown>)[0])
      : value;
  return typeof bytes === 'number' ? Math.max(1, Math.round(bytes / 2 ** 20)) : bytes;
};
const rtcConfig = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'config' in value ? value.config : value);

const byTime = {reason: '旧版按切片个数调度，现在按秒：用 highDemandTimeWindow、httpDownloadTimeWindow、p2pDownloadTimeWindow'};
const random = {reason: '随机 HTTP 预取的概率由引擎决定；范围用 httpDownloadTimeWindow 限制'};
const rewrite = (name: string) => ({reason: `函数的参数变了，请按 ${name} 的说明重写`});

/** p2p-media-loader 0.x and 1.x: `{segments: {…}, loader: {…}}`. */
export const p2pMediaLoader0: Readonly<Record<string, Rule>> = {
  'loader.trackerAnnounce': {to: 'announceTrackers'},
  'loader.rtcConfig': {to: 'rtcConfig'},
  'loader.simultaneousHttpDownloads': {to: 'simultaneousHttpDownloads'},
  'loader.simultaneousP2PDownloads': {to: 'simultaneousP2PDownloads'},
  'loader.webRtcMaxMessageSize': {to: 'webRtcMaxMessageSize'},
  'loader.useP2P': {to: 'isP2PDisabled', convert: negated, note: '意思相反，值已取反'},
  'loader.consumeOnly': {to: 'isP2PUploadDisabled'},
  'segments.swarmId': {to: 'swarmId'},
  'loader.segmentValidator': rewrite('validateP2PSegment'),
  'loader.xhrSetup': rewrite('httpRequestSetup'),
  'loader.segmentUrlBuilder': rewrite('httpRequestSetup'),
  'loader.segmentsStorage': rewrite('customSegmentStorageFactory'),
  'segments.assetsStorage': {reason: '初始化切片不再由引擎保存'},
  'segments.forwardSegmentCount': byTime,
  'segments.maxHistorySegments': byTime,
  'loader.requiredSegmentsPriority': byTime,
  'loader.httpDownloadMaxPriority': byTime,
  'loader.p2pDownloadMaxPriority': byTime,
  'loader.bufferedSegmentsCount': byTime,
  'loader.cachedSegmentsCount': {reason: '缓存按字节限制：用 segmentMemoryStorageLimit（MiB）'},
  'loader.cachedSegmentExpiration': {reason: '缓存不再按时间过期：用 segmentMemoryStorageLimit（MiB）'},
  'loader.httpDownloadProbability': random,
  'loader.httpDownloadProbabilityInterval': random,
  'loader.httpDownloadProbabilitySkipIfNoPeers': random,
  'loader.httpUseRanges': {reason: '引擎总是用 Range 接着下载，服务器要支持'},
  'loader.httpFailedSegmentTimeout': {reason: '重试改为按次数：用 httpErrorRetries'},
  'loader.p2pSegmentDownloadTimeout': {reason: '超时改为按「多久收不到字节」算，不能照搬：用 p2pNotReceivingBytesTimeoutMs'},
  'loader.httpDownloadInitialTimeout': {to: 'httpDownloadInitialTimeoutMs'},
  'loader.httpDownloadInitialTimeoutPerSegment': {reason: '不再逐个切片等待：用 httpDownloadInitialTimeoutMs 设总的等待'},
  'loader.peerRequestsPerAnnounce': {reason: '由引擎决定'},
};

/** CDNBye and SwarmCloud for the web: `{p2pConfig: {…}}`. */
export const cdnBye: Readonly<Record<string, Rule>> = {
  p2pEnabled: {to: 'isP2PDisabled', convert: negated, note: '意思相反，值已取反'},
  webRTCConfig: {to: 'rtcConfig', convert: rtcConfig},
  iceServers: {to: 'rtcConfig', convert: (value) => ({iceServers: value})},
  channelId: {to: 'swarmId', note: '群组标识相同也不能与原服务的观众互连：协议不同'},
  maxBufferSize: {to: 'segmentMemoryStorageLimit', convert: mebibytes, note: '字节换算成 MiB；电脑与手机分开写的，取电脑的'},
  memoryCacheLimit: {to: 'segmentMemoryStorageLimit', convert: mebibytes, note: '字节换算成 MiB；电脑与手机分开写的，取电脑的'},
  packetSize: {to: 'webRtcMaxMessageSize'},
  live: {to: 'mode', convert: (value) => (value === true ? 'live' : 'vod'), note: '写成上面的「内容」'},
  token: {reason: '那是原服务的令牌，在 X2 控制台另建一个'},
  wsSignalerAddr: {reason: '信令协议不同：填你的 WebTorrent Tracker'},
  announce: {reason: '信令协议不同：填你的 WebTorrent Tracker'},
  announceLocation: {reason: '这里没有按地区划分的公共 Tracker：填你的 WebTorrent Tracker'},
  trackerZone: {reason: '这里没有按地区划分的公共 Tracker：填你的 WebTorrent Tracker'},
  signalConfig: {reason: '信令协议不同：填你的 WebTorrent Tracker'},
  wsMaxRetries: {reason: '重连由引擎决定'},
  wsReconnectInterval: {reason: '重连由引擎决定'},
  logLevel: {reason: '网页端用浏览器控制台的 localStorage.debug，见「集成问题」'},
  dcDownloadTimeout: {reason: '超时改为按「多久收不到字节」算，不能照搬：用 p2pNotReceivingBytesTimeoutMs'},
  useHttpRange: {reason: '引擎总是用 Range 接着下载，服务器要支持'},
  wifiOnly: {to: 'upload', convert: (value) => (value === true ? 'unmetered' : 'always'), note: '只限制上传，不限制下载'},
  segmentId: {reason: '切片按媒体序号识别，不用设置'},
  validateSegment: rewrite('validateP2PSegment'),
  getStats: {reason: '改用 engine.getStats()'},
  getPeerId: {reason: '改用事件 onPeerConnect'},
  getPeersInfo: {reason: '改用事件 onPeerConnect 与 onPeerClose'},
  httpHeaders: rewrite('httpRequestSetup'),
  hlsjsConfig: {reason: '播放器自己的配置，写在 new Hls({…}) 里'},
};
