import {sdkOptions} from './options.ts';
import {snakeCase} from './spelling.ts';
import {statsFields} from './stats.ts';
import type {SdkContract} from './types.ts';

const uploadOn = {unmetered: 'X2P2P_UPLOAD_UNMETERED_ONLY', always: 'X2P2P_UPLOAD_ANY', never: 'X2P2P_UPLOAD_NEVER'};

export const windows: SdkContract = {
  id: 'windows',
  types: {
    text: 'const char *',
    optionalText: 'const char *',
    texts: 'const char *const *',
    urls: 'const char *const *',
    switch: 'int32_t',
    seconds: 'double',
    count: 'int32_t',
    milliseconds: 'int32_t',
    bytes: 'int32_t',
    mebibytes: 'int32_t',
    uploadOn: 'x2p2p_upload_on',
    logLevel: 'x2p2p_log_level',
    validator: 'x2p2p_validate_segment',
    headers: 'const x2p2p_header *',
  },
  uploadOn,
  options: sdkOptions({
    segmentMemoryStorageLimit: '1024',
    memoryWords:
      '网页端按设备取 400 或 128 MiB，这里默认一律 1024 MiB。x86 进程要设为 256 MiB 以下，见[上线清单](/docs/windows-sdk/quicestart#production)。',
    uploadOn,
    unmetered: '系统没有设为按流量计费的连接',
    logLevel: 'X2P2P_LOG_WARN',
    logLevels: '`X2P2P_LOG_NONE` 到 `X2P2P_LOG_DEBUG`',
    logAll: 'X2P2P_LOG_DEBUG',
    emptyList: 'NULL',
    off: '0',
    none: 'NULL',
    emptyToken: '空指针或空字符串',
    spell: snakeCase,
  }),
  permissions: [
    {
      name: '',
      purpose: '不需要管理员权限。本地代理只监听 127.0.0.1；节点连接可能触发防火墙的首次询问，拒绝后照常经 HTTP 播放。',
      when: '不适用',
    },
  ],
  methods: [
    {
      id: 'is-supported',
      title: 'x2p2p_is_supported',
      description: '这台电脑能不能运行 P2P。返回 0 时 `x2p2p_proxy_url` 总是写回原地址。',
      signatures: [
        {language: 'c', code: 'int32_t x2p2p_is_supported(void);'},
        {language: 'csharp', code: 'public static bool IsSupported { get; }'},
      ],
      returns: '非 0 表示支持。不联网。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'config-init',
      title: 'x2p2p_config_init',
      description:
        '把结构体填成默认值。调用前把 `struct_size` 设为 `sizeof(x2p2p_config)`：它只写到这个长度为止，所以以后的版本新增字段时，旧程序不用重新编译。每次构造配置都先调用它。',
      signatures: [
        {language: 'c', code: 'void x2p2p_config_init(x2p2p_config *config);'},
        {language: 'csharp', code: 'public EngineConfig();'},
      ],
      threading: '任意线程，立即返回。',
    },
    {
      id: 'init',
      title: 'x2p2p_init',
      description:
        '启动引擎与本地代理。要在用户同意隐私政策之后调用，在此之前 SDK 不联网。引擎会复制配置里的字符串，返回后可以释放。已经在运行时再次调用不起作用，返回 0；要换配置，先 `x2p2p_shutdown`。',
      signatures: [
        {language: 'c', code: 'x2p2p_status x2p2p_init(const x2p2p_config *config);'},
        {language: 'csharp', code: 'public static void Start(EngineConfig config);'},
      ],
      parameters: [{name: 'config', type: 'const x2p2p_config *', description: '引擎配置，见[选项](#options)。'}],
      returns: '0 表示成功；否则是错误编号里的数字，如 1001。C# 抛出 `X2Exception`。',
      throws: ['X2-1001', 'X2-1003', 'X2-1004'],
      threading: '任意线程。会绑定一个回环端口，不等待网络。',
    },
    {
      id: 'proxy-url',
      title: 'x2p2p_proxy_url',
      description:
        '把 HLS 地址换成本地代理的地址，写进你的缓冲区。引擎没有运行、电脑不支持或代理没有启动时，写入的是原地址。每次开始播放都重新取，不要保存：端口是随机的，进程重启后会变。缓冲区不够大时什么也不写，按返回值扩大后再调用。',
      signatures: [
        {
          language: 'c',
          code: 'size_t x2p2p_proxy_url(const char *url, const x2p2p_stream_config *stream,\n                       char *buffer, size_t capacity);',
        },
        {language: 'csharp', code: 'public static string ProxyUrl(string url, StreamConfig? stream = null);'},
      ],
      parameters: [
        {name: 'url', type: 'const char *', description: '主播放列表或媒体播放列表的地址。'},
        {name: 'stream', type: 'const x2p2p_stream_config *', description: '这一路流的 `swarm_id` 与 `http_headers`，可以为空指针。'},
        {name: 'buffer', type: 'char *', description: '结果写在这里，含结尾的 0。'},
        {name: 'capacity', type: 'size_t', description: '缓冲区的字节数。'},
      ],
      returns: '结果的字节数，含结尾的 0。大于 `capacity` 表示缓冲区不够。代理的地址是 `http://127.0.0.1:<端口>/<随机路径>/…`。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'original-url',
      title: 'x2p2p_original_url',
      description: '`x2p2p_proxy_url` 的反函数：代理地址换回原地址，别的地址原样写回；引擎停止之后同样有效。投屏、分享与上报时用它。',
      signatures: [
        {language: 'c', code: 'size_t x2p2p_original_url(const char *url, char *buffer, size_t capacity);'},
        {language: 'csharp', code: 'public static string OriginalUrl(string url);'},
      ],
      returns: '同 `x2p2p_proxy_url`。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'get-config',
      title: 'x2p2p_get_config / x2p2p_config_free',
      description:
        '读出当前配置的副本，含默认值。调用前与 `x2p2p_config_init` 一样设好 `struct_size`。副本里的字符串与列表归你所有，别的线程修改配置或停止引擎都不影响它；用完把读出的结构体交给 `x2p2p_config_free`，由它释放这些内存，并把指针与数量清零。要换掉其中的字符串或列表（例如停止之后换一个令牌再启动），先把整个结构体复制一份：改复制出来的这一份来用，没有改过的那一份交给 `x2p2p_config_free`。',
      signatures: [
        {language: 'c', code: 'x2p2p_status x2p2p_get_config(x2p2p_config *config);\nvoid x2p2p_config_free(x2p2p_config *config);'},
        {language: 'csharp', code: 'public static EngineConfig GetConfig();'},
      ],
      throws: ['X2-1102'],
      threading: '任意线程，立即返回。',
    },
    {
      id: 'apply-dynamic-config',
      title: 'x2p2p_apply_dynamic_config',
      description: '先用 `x2p2p_get_config` 读出配置，改动运行中可改的字段，再交回来。改了别的字段时整次调用不生效，返回 1006。',
      signatures: [
        {language: 'c', code: 'x2p2p_status x2p2p_apply_dynamic_config(const x2p2p_config *config);'},
        {language: 'csharp', code: 'public static void ApplyDynamicConfig(EngineConfig config);'},
      ],
      throws: ['X2-1003', 'X2-1004', 'X2-1006', 'X2-1102'],
      threading: '任意线程，立即返回；新值从下一次调度开始生效。',
    },
    {
      id: 'get-stats',
      title: 'x2p2p_get_stats',
      description:
        '累计统计的快照，从 `x2p2p_init` 开始计；`x2p2p_shutdown` 后保留最后一次的值，没有启动过全是 0。调用前把 `struct_size` 设为 `sizeof(x2p2p_stats)`。字段见[统计字段](#stats)。',
      signatures: [
        {language: 'c', code: 'x2p2p_status x2p2p_get_stats(x2p2p_stats *stats);'},
        {language: 'csharp', code: 'public static Stats GetStats();'},
      ],
      returns: '0 表示成功。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'set-callback',
      title: 'x2p2p_set_callback',
      description:
        '注册事件回调，只有一个，再次注册会替换前一个，空指针表示注销。函数返回后，旧的回调不会再被调用。可以在启动引擎之前注册。启动时的错误（X2-4001、X2-2003）只报一次，注册晚了就收不到。',
      signatures: [
        {language: 'c', code: 'void x2p2p_set_callback(x2p2p_callback callback, void *user_data);'},
        {language: 'csharp', code: 'public static event EventHandler<EngineEvent>? EventRaised;'},
      ],
      threading: '任意线程。回调在引擎的线程上：尽快返回，不要在里面调用 `x2p2p_shutdown` 或 `x2p2p_set_callback`。',
    },
    {
      id: 'status-message',
      title: 'x2p2p_status_message',
      description: '状态码对应的一句英文说明，用于日志。中文说明查[错误编号](#errors)。',
      signatures: [
        {language: 'c', code: 'const char *x2p2p_status_message(x2p2p_status status);'},
        {language: 'csharp', code: 'public sealed class X2Exception : Exception { public string Id { get; } }'},
      ],
      returns: '静态字符串，不要释放。',
      threading: '任意线程，立即返回。',
    },
    {
      id: 'shutdown',
      title: 'x2p2p_shutdown',
      description:
        '断开全部节点，停止代理，释放缓存。返回之后不再有回调。已经交给播放器的代理地址随之失效，先停止播放或换回原地址。之后可以再次 `x2p2p_init`。',
      signatures: [
        {language: 'c', code: 'void x2p2p_shutdown(void);'},
        {language: 'csharp', code: 'public static void Shutdown();'},
      ],
      threading: '除回调之外的任意线程。会等待正在进行的回调结束。',
    },
  ],
  events: [
    {
      id: 'segment-loaded',
      names: ['X2P2P_EVENT_SEGMENT_LOADED'],
      description: '一个切片下载完成。',
      payload: [
        {name: 'url', type: 'const char *', description: '切片的原始地址。'},
        {name: 'bytes_length', type: 'uint64_t', description: '字节数。'},
        {name: 'download_source', type: 'x2p2p_source', description: '`X2P2P_SOURCE_HTTP` 或 `X2P2P_SOURCE_P2P`。'},
        {name: 'peer_id', type: 'const char *', description: '来自哪个节点；HTTP 时为空指针。'},
      ],
      web: true,
    },
    {
      id: 'segment-error',
      names: ['X2P2P_EVENT_SEGMENT_ERROR'],
      description: '一次下载失败。引擎多半会自动重试，重试成功，播放就不受影响。',
      payload: [
        {name: 'url', type: 'const char *', description: '切片的原始地址。'},
        {name: 'download_source', type: 'x2p2p_source', description: 'HTTP 或 P2P。'},
        {name: 'error', type: 'x2p2p_status', description: '3001、3002 或 3003。'},
        {name: 'message', type: 'const char *', description: '一句英文说明。'},
      ],
      web: true,
    },
    {
      id: 'peer-connect',
      names: ['X2P2P_EVENT_PEER_CONNECT', 'X2P2P_EVENT_PEER_CLOSE'],
      description: '连上或断开一个节点。',
      payload: [{name: 'peer_id', type: 'const char *', description: '节点编号，每个群组随机生成一个，与用户身份无关。'}],
      web: true,
    },
    {
      id: 'proxy-state-change',
      names: ['X2P2P_EVENT_PROXY_STATE_CHANGE'],
      description: '本地代理启动或停止。停止后把播放器换回原地址，见[播放，出错时回到原地址](/docs/windows-sdk/quicestart#fallback)。',
      payload: [{name: 'is_proxy_running', type: 'int32_t', description: '代理是否在工作。'}],
      web: false,
    },
    {
      id: 'upload-policy-change',
      names: ['X2P2P_EVENT_UPLOAD_POLICY_CHANGE'],
      description: '网络或设置变化，使上传被允许或被禁止。',
      payload: [{name: 'is_upload_allowed', type: 'int32_t', description: '此刻能否上传。'}],
      web: false,
    },
    {
      id: 'error',
      names: ['X2P2P_EVENT_ERROR'],
      description:
        '不通过返回值报告的错误。除 [X2-4002](/docs/faq/errors#x2-4002) 外，播放都继续走 HTTP，只需记录；X2-4002 表示本地代理已停止，要把播放器换回原地址。同一个编号每分钟至多一次。',
      payload: [
        {name: 'error', type: 'x2p2p_status', description: '编号里的数字，如 2001。'},
        {name: 'message', type: 'const char *', description: '一句英文说明。'},
        {name: 'url', type: 'const char *', description: '出错的地址，可能为空指针。'},
      ],
      web: false,
    },
  ],
  stats: statsFields({bytes: 'uint64_t', count: 'int32_t', ratio: 'double', flag: 'int32_t'}, snakeCase),
};
