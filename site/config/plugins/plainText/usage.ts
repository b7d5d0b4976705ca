import {search} from '../../search.ts';
import type {FieldsAddress} from '../../../src/address/addressState.ts';
import {tools, type ToolId} from '../../../src/data/tools.ts';
import {labAddress} from '../../../src/lab/run/settings.ts';
import {address as checkUp} from '../../../src/tools/check-up/settings.ts';
import {address as config} from '../../../src/tools/config/settings.ts';
import {address as cost} from '../../../src/tools/cost/settings.ts';
import {address as latency} from '../../../src/tools/latency/settings.ts';
import {causeAddress} from '../../../src/tools/no-p2p/causeAddress.ts';
import {doctorAddress} from '../../../src/tools/stream-doctor/doctorAddress.ts';
import {swarmAddress} from '../../../src/tools/swarm-id/swarmAddress.ts';

/** What each parameter of an address means. */
type Meanings<Values> = {readonly [Name in keyof Values]: string};

/** An address with the meaning of its parameters: one without is refused by the compiler. */
const explained = <Values extends object>({fields}: FieldsAddress<Values>, meanings: Meanings<Values>) =>
  Object.entries<string>(meanings as Record<string, string>).map(([name, meaning]) => ({name, meaning, field: fields[name]!}));

type Parameters = ReturnType<typeof explained>;

const parameters: Readonly<Record<ToolId, Parameters>> = {
  'no-p2p': explained(causeAddress, {a: '出问题的这一边：读数、Tracker 消息、播放列表或报告', b: '另一边，可以不填'}),
  'stream-doctor': explained(doctorAddress, {
    from: '播放列表从哪里来：文本或地址',
    url: 'm3u8 地址',
    base: '这份文本的地址',
    text: 'm3u8 文本',
    later: '稍后读到的文本',
    id: 'swarmId，没有设就留空',
    window: '高需求窗口 highDemandTimeWindow，单位 s',
    sync: 'liveSyncDurationCount，0 表示没有设',
    ll: 'hls.js 是否打开 lowLatencyMode',
    uplink: '一位观众的上行，kbit/s',
  }),
  'swarm-id': explained(swarmAddress, {
    aUrl: '观众甲的播放地址',
    aId: '观众甲的 swarmId，没有设就留空',
    aTracker: '观众甲的 Tracker 地址',
    aEngine: '观众甲的引擎',
    aRendition: '观众甲的清晰度或音轨',
    bUrl: '观众乙的播放地址',
    bId: '观众乙的 swarmId，没有设就留空',
    bTracker: '观众乙的 Tracker 地址',
    bEngine: '观众乙的引擎',
    bRendition: '观众乙的清晰度或音轨',
  }),
  latency: explained(latency, {
    d: '切片时长，s',
    n: '播放列表里的切片数',
    w: '高需求窗口 highDemandTimeWindow，单位 s',
    s: 'liveSyncDurationCount，0 表示没有设',
    h: 'HOLD-BACK，s，0 表示没有写',
    b: '主要清晰度的码率，Mbit/s',
    u: '一位观众的上行，Mbit/s',
    a: '同时观看的人数',
    v: '有人看的清晰度数',
  }),
  'check-up': explained(checkUp, {
    tracker: 'Tracker 地址',
    stun: 'STUN 地址，几个用逗号隔开',
    csp: '网页的 Content-Security-Policy',
    stream: '播放地址，只用来核对 CSP',
    site: '网页的地址',
  }),
  config: explained(config, {
    platform: '平台',
    skin: '播放器界面',
    mode: '直播或点播',
    upload: '什么时候可以上传',
    consent: '观众同意之前不使用 P2P',
    stream: '播放地址',
    site: '网站地址',
    tracker: 'Tracker 地址',
    stun: 'STUN 地址',
    swarm: '群组标识 swarmId',
    options: '其他选项，JSON',
    dynamic: '运行中要改的选项，JSON',
  }),
  cost: explained(cost, {
    billing: 'CDN 怎么计费：按流量或 95 峰值',
    peak: '每天的峰值带宽，Gbit/s',
    load: '全天平均 ÷ 峰值',
    bitrate: '平均码率，Mbit/s',
    channels: '同时在播的频道数',
    zipf: '热门集中程度（Zipf 指数）',
    variants: '每个频道有人看的清晰度数',
    connectLo: '能互连的观众，最少',
    connectHi: '能互连的观众，最多',
    uplinkLo: '平均上行，最少，Mbit/s',
    uplinkHi: '平均上行，最多，Mbit/s',
    reachLo: '调度做到上限的几成，最少',
    reachHi: '调度做到上限的几成，最多',
    cdn: 'CDN 单价：每 GB，或每 Mbit/s 每月',
    p2p: 'P2P 单价，每 GB',
    fixed: '固定支出，每月',
    samples: '取多少种可能',
    seed: '随机数的种子',
  }),
};

const lab = explained(labAddress, {
  viewers: '观众人数',
  mode: '直播或点播',
  quality: '清晰度',
  compare: '同时跑一组关掉 P2P 的对照',
  window: '高需求窗口，s',
  http: 'HTTP 名额',
  p2p: 'P2P 名额',
  upload: '允许上传',
  start: '打开页面就开始',
  fault: '要重演的故障：那个按钮先突出出来，不会自动触发',
  seat: '对哪位观众',
});

/** A default that is no example to paste, in a cell. */
const short = (text: string): string => (text === '' ? '空' : text.length > 60 || /[\n|]/.test(text) ? '一份例子' : `\`${text}\``);

function section(intro: string, example: string, rows: Parameters): string {
  const lines = rows.map(
    ({name, meaning, field}) => `| \`${name}\` | ${meaning} | ${field.accepts} | ${short(field.write(field.fallback))} |`,
  );
  return `## 用网址带上输入

${intro}写法：\`${example}\`。没有写的参数取默认值，文字要做百分号编码。

| 参数 | 含义 | 取值 | 默认 |
| - | - | - | - |
${lines.join('\n')}
`;
}

/** What Markdown adds to the pages that are used rather than read, by route: what they answer, and how an address carries the input. */
export const usage = (site: string): Readonly<Record<string, string>> => ({
  '/lab': section('实验室在浏览器里运行，数字由打开它的浏览器当场测量。', `${site}/lab?viewers=4&mode=live`, lab),
  '/tools': '',
  ...Object.fromEntries(
    tools.map(({id, question, description}) => {
      const example = `${site}/tools/${id}#?${parameters[id][0]!.name}=…`;
      return [`/tools/${id}`, section(`这个工具回答：${question}${description}`, example, parameters[id])];
    }),
  ),
  '/search': `搜索在读者的浏览器里进行，没有给程序的接口：要找内容，读全站目录。

网址可以带上输入：\`${site}/search?q=…\`；\`sdk\` 取 ${search.facets.sdks.map(({id}) => `\`${id}\``).join('、')}，\`kind\` 取 ${search.facets.kinds.map(({kind}) => `\`${kind}\``).join('、')}。
`,
});
