import {sdkOptions} from './options.ts';
import {statsFields} from './stats.ts';
import type {SdkContract} from './types.ts';

const uploadOn = {unmetered: '.wifiOnly', always: '.any', never: '.never'};

export const ios: SdkContract = {
  id: 'ios',
  types: {
    text: 'String',
    optionalText: 'String?',
    texts: '[String]',
    urls: '[URL]',
    switch: 'Bool',
    seconds: 'TimeInterval',
    count: 'Int',
    milliseconds: 'Int',
    bytes: 'Int',
    mebibytes: 'Int',
    uploadOn: 'X2UploadOn',
    logLevel: 'X2LogLevel',
    validator: '((URL, Data) -> Bool)?',
    headers: '[String: String]?',
  },
  uploadOn,
  options: sdkOptions({
    segmentMemoryStorageLimit: '128',
    uploadOn,
    unmetered: 'Wi-Fi 或有线网，系统没有把它标为「昂贵」（`isExpensive`，例如个人热点），也没有打开低数据模式',
    logLevel: '.warn',
    logLevels: '`.none` `.error` `.warn` `.info` `.debug`',
    logAll: '.debug',
    emptyList: '[]',
    off: 'false',
    none: 'nil',
    emptyToken: '空字符串',
  }),
  permissions: [
    {
      name: 'NSLocalNetworkUsageDescription',
      purpose: '与同一局域网的观众直连。观众拒绝后只经公网连接。',
      when: '首次尝试局域网直连时由系统弹窗',
    },
  ],
  methods: [
    {
      id: 'is-supported',
      title: 'isSupported',
      description: '这台设备能不能运行 P2P。返回假时 `start` 不起作用，`proxyURL(for:)` 总是原样返回。',
      signatures: [
        {language: 'swift', code: 'static var isSupported: Bool { get }'},
        {language: 'objectivec', code: '@property (class, nonatomic, readonly, getter=isSupported) BOOL supported;'},
      ],
      returns: '真或假。不联网，不触发权限弹窗。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'start',
      title: 'start',
      description:
        '启动引擎与本地代理。要在用户同意隐私政策之后调用，在此之前 SDK 不联网。引擎已经在运行、或者 `isSupported` 为假时，调用不起作用；要换配置，先 `stop()`。',
      signatures: [
        {language: 'swift', code: 'static func start(_ config: X2Config) throws'},
        {language: 'objectivec', code: '+ (BOOL)startWithConfig:(X2Config *)config error:(NSError **)error;'},
      ],
      parameters: [{name: 'config', type: 'X2Config', description: '引擎配置，见[选项](#options)。'}],
      throws: ['X2-1001', 'X2-1003', 'X2-1004'],
      threading: '任意线程。会绑定一个回环端口，不等待网络。',
    },
    {
      id: 'proxy-url',
      title: 'proxyURL(for:)',
      description:
        '把 HLS 地址换成本地代理的地址，交给 AVPlayer。引擎没有运行、设备不支持或代理没有启动时，原样返回传入的地址，播放照常。每次建立 `AVPlayerItem` 时都重新取：应用被挂起后端口可能已经变了。',
      signatures: [
        {language: 'swift', code: 'static func proxyURL(for url: URL, stream: X2StreamConfig = X2StreamConfig()) -> URL'},
        {language: 'objectivec', code: '+ (NSURL *)proxyURLForURL:(NSURL *)url stream:(nullable X2StreamConfig *)stream;'},
      ],
      parameters: [
        {name: 'url', type: 'URL', description: '主播放列表或媒体播放列表的地址。'},
        {name: 'stream', type: 'X2StreamConfig', description: '这一路流的 `swarmId` 与 `httpHeaders`。'},
      ],
      returns: '`http://127.0.0.1:<端口>/<随机路径>/…`，或原地址。不抛出错误。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'original-url',
      title: 'originalURL(for:)',
      description: '`proxyURL(for:)` 的反函数：代理地址换回原地址，别的地址原样返回；引擎停止之后同样有效。隔空播放、分享与上报时用它。',
      signatures: [
        {language: 'swift', code: 'static func originalURL(for url: URL) -> URL'},
        {language: 'objectivec', code: '+ (NSURL *)originalURLForURL:(NSURL *)url;'},
      ],
      returns: '原地址。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'apply-dynamic-config',
      title: 'applyDynamicConfig(_:)',
      description: '修改运行中可改的选项。没有写出的选项保持不变。引擎不在运行时调用它，抛出 X2-1102。',
      signatures: [
        {language: 'swift', code: 'static func applyDynamicConfig(_ config: X2DynamicConfig) throws'},
        {language: 'objectivec', code: '+ (BOOL)applyDynamicConfig:(X2DynamicConfig *)config error:(NSError **)error;'},
      ],
      throws: ['X2-1003', 'X2-1004', 'X2-1102'],
      threading: '任意线程，立即返回；新值从下一次调度开始生效。',
    },
    {
      id: 'config',
      title: 'config',
      description: '当前配置的副本，含默认值。引擎不在运行时，为空。',
      signatures: [
        {language: 'swift', code: 'static var config: X2Config? { get }'},
        {language: 'objectivec', code: '@property (class, nonatomic, readonly, copy, nullable) X2Config *config;'},
      ],
      returns: '改动副本不影响引擎。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'stats',
      title: 'stats',
      description: '累计统计的快照，从 `start` 开始计，`stop` 后保留最后一次的值，没有启动过全是 0。字段见[统计字段](#stats)。',
      signatures: [
        {language: 'swift', code: 'static var stats: X2Stats { get }'},
        {language: 'objectivec', code: '@property (class, nonatomic, readonly) X2Stats *stats;'},
      ],
      returns: '一份不会再变的值。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'events',
      title: 'events / addObserver / removeObserver',
      description:
        'Swift 用 `AsyncStream` 收事件，每次读取 `events` 得到一条独立的流，任务取消即注销。Objective-C 注册任意多个观察者，方法都是可选的；SDK 只弱引用它们，同一个对象注册两次只算一次。可以在启动引擎之前注册。启动时的错误（X2-4001、X2-2003）只报一次，注册晚了就收不到。',
      signatures: [
        {language: 'swift', code: 'static var events: AsyncStream<X2Event> { get }'},
        {
          language: 'objectivec',
          code: '+ (void)addObserver:(id<X2P2PObserver>)observer;\n+ (void)removeObserver:(id<X2P2PObserver>)observer;',
        },
      ],
      threading: '任意线程。`events` 可在任意任务里收；观察者的回调在主队列。',
    },
    {
      id: 'stop',
      title: 'stop',
      description: '断开全部节点，停止代理，释放缓存。已经交给 AVPlayer 的代理地址随之失效，先停止播放或换回原地址。之后可以再次 `start`。',
      signatures: [
        {language: 'swift', code: 'static func stop()'},
        {language: 'objectivec', code: '+ (void)stop;'},
      ],
      threading: '任意线程。立即返回，清理随后在工作线程上完成。',
    },
  ],
  events: [
    {
      id: 'segment-loaded',
      names: ['.segmentLoaded', 'x2SegmentLoaded:'],
      description: '一个切片下载完成。',
      payload: [
        {name: 'url', type: 'URL', description: '切片的原始地址。'},
        {name: 'bytesLength', type: 'Int', description: '字节数。'},
        {name: 'downloadSource', type: 'X2Source', description: '`.http` 或 `.p2p`。'},
        {name: 'peerId', type: 'String?', description: '来自哪个节点；HTTP 时为空。'},
      ],
      web: true,
    },
    {
      id: 'segment-error',
      names: ['.segmentError', 'x2SegmentError:'],
      description: '一次下载失败。引擎多半会自动重试，重试成功，播放就不受影响。',
      payload: [
        {name: 'url', type: 'URL', description: '切片的原始地址。'},
        {name: 'downloadSource', type: 'X2Source', description: '`.http` 或 `.p2p`。'},
        {name: 'error', type: 'X2Error', description: '编号与文字，编号是 X2-3001、X2-3002 或 X2-3003。'},
      ],
      web: true,
    },
    {
      id: 'peer-connect',
      names: ['.peerConnect', '.peerClose', 'x2PeerConnect:', 'x2PeerClose:'],
      description: '连上或断开一个节点。',
      payload: [{name: 'peerId', type: 'String', description: '节点编号，每个群组随机生成一个，与用户身份无关。'}],
      web: true,
    },
    {
      id: 'proxy-state-change',
      names: ['.proxyStateChange', 'x2ProxyStateChange:'],
      description:
        '本地代理启动或停止。应用被系统挂起后代理会停，回到前台后引擎重新启动它，见[离开前台、画中画与隔空播放](/docs/ios-sdk/quicestart#background)。',
      payload: [{name: 'isRunning', type: 'Bool', description: '代理是否在工作。'}],
      web: false,
    },
    {
      id: 'upload-policy-change',
      names: ['.uploadPolicyChange', 'x2UploadPolicyChange:'],
      description: '网络或设置变化，使上传被允许或被禁止。',
      payload: [{name: 'isUploadAllowed', type: 'Bool', description: '此刻能否上传。'}],
      web: false,
    },
    {
      id: 'error',
      names: ['.error', 'x2Error:'],
      description:
        '不抛出的错误。除 [X2-4002](/docs/faq/errors#x2-4002) 外，播放都继续走 HTTP，只需记录；X2-4002 表示本地代理已停止，要把播放器换回原地址。同一个编号每分钟至多一次。',
      payload: [
        {
          name: 'error',
          type: 'X2Error',
          description:
            '`id`（如 `X2-2001`）、`message` 与出错的 `url`（可能为空）。Objective-C 里是 `NSError`，编号在 `userInfo[X2ErrorIdKey]`。',
        },
      ],
      web: false,
    },
  ],
  stats: statsFields({bytes: 'Int64', count: 'Int', ratio: 'Double', flag: 'Bool'}),
};
