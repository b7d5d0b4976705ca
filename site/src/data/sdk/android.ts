import {sdkOptions} from './options.ts';
import {statsFields} from './stats.ts';
import type {SdkContract} from './types.ts';

const uploadOn = {unmetered: 'WIFI_ONLY', always: 'ANY', never: 'NEVER'};

export const android: SdkContract = {
  id: 'android',
  types: {
    text: 'String',
    optionalText: 'String?',
    texts: 'List<String>',
    urls: 'List<String>',
    switch: 'Boolean',
    seconds: 'Double',
    count: 'Int',
    milliseconds: 'Long',
    bytes: 'Int',
    mebibytes: 'Int',
    uploadOn: 'X2UploadOn',
    logLevel: 'X2LogLevel',
    validator: 'X2SegmentValidator?',
    headers: 'Map<String, String>?',
  },
  uploadOn,
  options: sdkOptions({
    segmentMemoryStorageLimit: '256',
    uploadOn,
    unmetered: 'Wi-Fi 或有线网，且系统没有把它标为按流量计费',
    logLevel: 'WARN',
    logLevels: '`NONE` `ERROR` `WARN` `INFO` `DEBUG`',
    logAll: 'DEBUG',
    emptyList: 'emptyList()',
    off: 'false',
    none: 'null',
    emptyToken: '空字符串',
  }),
  permissions: [
    {name: 'INTERNET', purpose: '下载切片、连接 Tracker 与节点。', when: '安装时授予，无弹窗'},
    {name: 'ACCESS_NETWORK_STATE', purpose: '判断是否为按流量计费的网络，决定能否上传。', when: '安装时授予，无弹窗'},
    {
      name: 'ACCESS_LOCAL_NETWORK',
      purpose: '目标 API 37 起，与同一局域网的观众直连才需要。SDK 不声明，由应用决定；没有它只经公网连接。',
      when: '应用自行声明，运行时弹窗',
    },
  ],
  methods: [
    {
      id: 'is-supported',
      title: 'isSupported',
      description:
        '这台设备能不能运行 P2P：系统版本与 ABI 都在约定之内，原生库也载入成功。安装包里没有这台设备的原生库时返回假，不抛出 `UnsatisfiedLinkError`。返回假时 `init` 不起作用，`proxyUrl` 总是原样返回。',
      signatures: [
        {language: 'kotlin', code: 'fun isSupported(): Boolean'},
        {language: 'java', code: 'static boolean isSupported();'},
      ],
      returns: '真或假。不联网，不申请权限。',
      threading: '任意线程。第一次调用要载入原生库，以后立即返回。',
    },
    {
      id: 'init',
      title: 'init',
      description:
        '启动引擎与本地代理。要在用户同意隐私政策之后调用，在此之前 SDK 不联网、不读取任何设备信息。引擎已经在运行、或者 `isSupported()` 为假时，调用不起作用；要换配置，先 `shutdown()`。',
      signatures: [
        {language: 'kotlin', code: 'fun init(context: Context, config: X2Config)'},
        {language: 'java', code: 'static void init(Context context, X2Config config);'},
      ],
      parameters: [
        {name: 'context', type: 'Context', description: '任意 Context，SDK 只保留它的 applicationContext。'},
        {name: 'config', type: 'X2Config', description: '引擎配置，见[选项](#options)。'},
      ],
      throws: ['X2-1001', 'X2-1003', 'X2-1004'],
      threading: '任意线程。会绑定一个回环端口，不等待网络。',
    },
    {
      id: 'proxy-url',
      title: 'proxyUrl',
      description:
        '把 HLS 地址换成本地代理的地址，交给播放器。引擎没有运行、设备不支持或代理没有启动时，原样返回传入的地址，播放照常。每次准备播放时都重新取，不要保存：端口是随机的，进程重启后会变。',
      signatures: [
        {language: 'kotlin', code: 'fun proxyUrl(url: String, stream: X2StreamConfig = X2StreamConfig()): String'},
        {language: 'java', code: 'static String proxyUrl(String url);\nstatic String proxyUrl(String url, X2StreamConfig stream);'},
      ],
      parameters: [
        {name: 'url', type: 'String', description: '主播放列表或媒体播放列表的 `https://`、`http://` 地址。'},
        {name: 'stream', type: 'X2StreamConfig', description: '这一路流的 `swarmId` 与 `httpHeaders`。'},
      ],
      returns: '`http://127.0.0.1:<端口>/<随机路径>/…`，或原地址。不抛出异常。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'original-url',
      title: 'originalUrl',
      description: '`proxyUrl` 的反函数：代理地址换回原地址，别的地址原样返回；引擎停止之后同样有效。投屏、分享链接、上报统计时用它。',
      signatures: [
        {language: 'kotlin', code: 'fun originalUrl(url: String): String'},
        {language: 'java', code: 'static String originalUrl(String url);'},
      ],
      returns: '原地址。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'apply-dynamic-config',
      title: 'applyDynamicConfig',
      description: '修改运行中可改的选项。没有写出的选项保持不变。引擎不在运行时调用它，抛出 X2-1102。',
      signatures: [
        {language: 'kotlin', code: 'fun applyDynamicConfig(config: X2DynamicConfig)'},
        {language: 'java', code: 'static void applyDynamicConfig(X2DynamicConfig config);'},
      ],
      throws: ['X2-1003', 'X2-1004', 'X2-1102'],
      threading: '任意线程，立即返回；新值从下一次调度开始生效。',
    },
    {
      id: 'get-config',
      title: 'getConfig',
      description: '当前配置的副本，含默认值。引擎不在运行时，返回空。',
      signatures: [
        {language: 'kotlin', code: 'fun getConfig(): X2Config?'},
        {language: 'java', code: '@Nullable static X2Config getConfig();'},
      ],
      returns: '改动副本不影响引擎。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'stats',
      title: 'stats',
      description:
        '累计统计，每秒至多更新一次，从 `init` 开始计，`shutdown` 后保留最后一次的值，没有启动过全是 0。字段见[统计字段](#stats)。',
      signatures: [
        {language: 'kotlin', code: 'val stats: StateFlow<X2Stats>'},
        {language: 'java', code: 'static X2Stats getStats();'},
      ],
      returns: 'Kotlin 是可收集的 `StateFlow`，Java 是此刻的快照。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'add-listener',
      title: 'addListener / removeListener',
      description:
        '注册与注销事件监听器。`X2Listener` 的方法都有空实现，只写需要的。同一个监听器注册两次只算一次。可以在启动引擎之前注册。启动时的错误（X2-4001、X2-2003）只报一次，注册晚了就收不到。',
      signatures: [
        {language: 'kotlin', code: 'fun addListener(listener: X2Listener)\nfun removeListener(listener: X2Listener)'},
        {language: 'java', code: 'static void addListener(X2Listener listener);\nstatic void removeListener(X2Listener listener);'},
      ],
      threading: '任意线程。回调在主线程。',
    },
    {
      id: 'shutdown',
      title: 'shutdown',
      description: '断开全部节点，停止代理，释放缓存。已经交给播放器的代理地址随之失效，先停止播放或换回原地址。之后可以再次 `init`。',
      signatures: [
        {language: 'kotlin', code: 'fun shutdown()'},
        {language: 'java', code: 'static void shutdown();'},
      ],
      threading: '任意线程。立即返回，清理随后在工作线程上完成。',
    },
  ],
  events: [
    {
      id: 'segment-loaded',
      names: ['onSegmentLoaded'],
      description: '一个切片下载完成。',
      payload: [
        {name: 'url', type: 'String', description: '切片的原始地址。'},
        {name: 'bytesLength', type: 'Long', description: '字节数。'},
        {name: 'downloadSource', type: 'X2Source', description: '`HTTP` 或 `P2P`。'},
        {name: 'peerId', type: 'String?', description: '来自哪个节点；HTTP 时为空。'},
      ],
      web: true,
    },
    {
      id: 'segment-error',
      names: ['onSegmentError'],
      description: '一次下载失败。引擎多半会自动重试，重试成功，播放就不受影响。',
      payload: [
        {name: 'url', type: 'String', description: '切片的原始地址。'},
        {name: 'downloadSource', type: 'X2Source', description: '`HTTP` 或 `P2P`。'},
        {name: 'error', type: 'X2Error', description: '编号与文字，编号是 X2-3001、X2-3002 或 X2-3003。'},
      ],
      web: true,
    },
    {
      id: 'peer-connect',
      names: ['onPeerConnect', 'onPeerClose'],
      description: '连上或断开一个节点。',
      payload: [{name: 'peerId', type: 'String', description: '节点编号，每个群组随机生成一个，与用户身份无关。'}],
      web: true,
    },
    {
      id: 'proxy-state-change',
      names: ['onProxyStateChange'],
      description: '本地代理启动或停止。停止后把播放器换回原地址，见[出错时回到原地址](/docs/android-sdk/quicestart#fallback)。',
      payload: [{name: 'isRunning', type: 'Boolean', description: '代理是否在工作。'}],
      web: false,
    },
    {
      id: 'upload-policy-change',
      names: ['onUploadPolicyChange'],
      description: '网络或设置变化，使上传被允许或被禁止。',
      payload: [{name: 'isUploadAllowed', type: 'Boolean', description: '此刻能否上传。'}],
      web: false,
    },
    {
      id: 'error',
      names: ['onError'],
      description:
        '不抛出的错误。除 [X2-4002](/docs/faq/errors#x2-4002) 外，播放都继续走 HTTP，只需记录；X2-4002 表示本地代理已停止，要把播放器换回原地址。同一个编号每分钟至多一次。',
      payload: [{name: 'error', type: 'X2Error', description: '`id`（如 `X2-2001`）、`message` 与出错的 `url`（可能为空）。'}],
      web: false,
    },
  ],
  stats: statsFields({bytes: 'Long', count: 'Int', ratio: 'Double', flag: 'Boolean'}),
};
