/** Names of the tools; each is also its path under `/tools/`. */
export type ToolId = 'no-p2p' | 'stream-doctor' | 'swarm-id' | 'latency' | 'check-up' | 'config' | 'cost';

/** When one needs a tool. */
export type Occasion = 'before' | 'building' | 'trouble';

export type Tool = {
  readonly id: ToolId;
  readonly occasion: Occasion;
  readonly title: string;
  /** The question it answers, in the reader's words. */
  readonly question: string;
  /** For search engines and link previews, 40–90 characters. */
  readonly description: string;
  /** First paragraph of the page. */
  readonly lead: string;
  /** Where to read on; paths that exist. */
  readonly reading: readonly {readonly to: string; readonly label: string}[];
};

/** The tools whose pages exist, in the order readers need them. */
export const tools: readonly Tool[] = [
  {
    id: 'no-p2p',
    occasion: 'trouble',
    title: '没有 P2P 查因',
    question: '视频照常播放，为什么没有 P2P？',
    description: '贴上 getStats() 的读数、Tracker 消息、播放列表或各工具的报告，指出没有 P2P 是八级里的哪一级，依据是什么，接下来做什么。',
    lead: '把你手上有的读数与消息贴进来，不必先看懂：工具按「没有 P2P 怎么办」的八级判断，说出在哪一级、依据是哪个读数、怎样处理。',
    reading: [
      {to: '/docs/no-p2p', label: '没有 P2P 怎么办'},
      {to: '/docs/hls-sdk/API#getState', label: 'getState()'},
      {to: '/docs/faq/errors', label: '错误编号'},
    ],
  },
  {
    id: 'stream-doctor',
    occasion: 'before',
    title: '流体检',
    question: '这路流适合 P2P 吗？哪里要改？',
    description: '粘贴一份 m3u8 或填它的地址，算出 P2P 空间、直播延迟和群组标识，逐条列出会妨碍 P2P 的问题与改法。',
    lead: '填一个 m3u8 地址，粘贴播放列表的文本，或打开浏览器开发者工具「网络」面板导出的 HAR（请求记录）文件。工具按引擎自己的规则算出 P2P 有多少空间、观众会不会被分进不同群组，再逐条说出要改什么。直播还可以点「盯着看」：工具隔一会儿重读一次播放列表，读到序号倒退、没有新切片这类问题就报出来。',
    reading: [
      {to: '/docs/hls-sdk/tuning', label: '播放列表调优'},
      {to: '/docs/hls-sdk/swarms', label: '群组与 swarmId'},
      {to: '/docs/hls-sdk/tuning#tuning-choices', label: '直播的切片怎么配'},
      {to: '/tools/latency', label: '改之前，看延迟与分享率'},
    ],
  },
  {
    id: 'swarm-id',
    occasion: 'trouble',
    title: 'SwarmID 比对',
    question: '两位观众为什么互传不了？',
    description: '填两个播放地址，用引擎自己的函数算出各自的群组标识，说明是不是同一群组、差在哪一项、该怎样改。',
    lead: '填两位观众的播放地址和各自的设置，用引擎自己的函数算出群组标识：相同才会互传，不同就说明差在哪里。',
    reading: [
      {to: '/docs/hls-sdk/swarms', label: '群组与 swarmId'},
      {to: '/docs/no-p2p#nw-swarm', label: '没有 P2P：在同一个群组吗'},
      {to: '/docs/about#versions', label: '版本与互通'},
    ],
  },
  {
    id: 'latency',
    occasion: 'before',
    title: '延迟与分享率',
    question: '为了 P2P，直播要多落后几秒？能省多少？',
    description: '填切片时长、播放列表长度、高需求窗口、清晰度与人数，算出直播延迟、P2P 空间、分享率上限与内存，不合适的设置逐条标出。',
    lead: '直播里，P2P 的时间是用延迟换来的。填你的切片、窗口和人数，看换来多少、代价多大，哪些设置下 P2P 起不了作用。',
    reading: [
      {to: '/docs/hls-sdk/tuning', label: '播放列表调优'},
      {to: '/docs/about#limits', label: '限制'},
      {to: '/lab', label: '实验室：看几位观众互传'},
    ],
  },
  {
    id: 'config',
    occasion: 'building',
    title: '配置生成器',
    question: '我的平台上代码怎么写？服务器要配什么？',
    description: '选平台、播放器、直播或点播与上传策略，生成可直接用的代码和配套的 CSP、CORS、网络安全配置，也能导入旧配置。',
    lead: '选好平台和策略，得到一段能直接用的代码，和它需要的 CSP、CORS、Android 与 iOS 网络配置。引擎不接受的选项，这里当场拒绝并说明原因。',
    reading: [
      {to: '/docs/hls-sdk/production#production', label: 'HLS.js 上线清单'},
      {to: '/docs/hls-sdk/csp', label: 'CSP'},
      {to: '/docs/accessflow#checklist', label: '接入流程清单'},
    ],
  },
  {
    id: 'check-up',
    occasion: 'trouble',
    title: '环境体检',
    question: '这台设备、这个网络能不能用 P2P？',
    description: '在观众的浏览器里逐项检查播放接口、编码、数据通道、Tracker、STUN 与 CSP，每项给出处理办法，结果可复制成文字或 JSON。',
    lead: '在出问题的那台设备上打开它：逐项测播放接口、数据通道、信令、NAT 和页面策略，哪一项不正常，就给出那一项的处理办法。结果可以复制给同事。',
    reading: [
      {to: '/docs/no-p2p', label: '没有 P2P 怎么办'},
      {to: '/docs/hls-sdk/quicestart#requirements', label: '环境要求'},
    ],
  },
  {
    id: 'cost',
    occasion: 'before',
    title: '成本测算',
    question: '账单会少多少？什么时候不划算？',
    description: '按流量或 95 峰值计费，填带宽、频道、互连比例、上行与你自己的单价，模拟上千种可能，给出节省的范围和不划算的边界。',
    lead: '用你自己的 CDN 单价和 P2P 单价，算一个月省多少。说不准的地方填范围，得到的也是范围；不划算的设置同样列出来。',
    reading: [
      {to: '/docs/price#worked-examples', label: '费用怎么算'},
      {to: '/docs/about#when-money', label: '省不省钱'},
      {to: '/docs/accessflow#canary', label: '灰度'},
    ],
  },
];

export function findTool(id: ToolId): Tool {
  const tool = tools.find((candidate) => candidate.id === id);
  if (!tool) throw new Error(`${id} is not in the list of tools`);
  return tool;
}
