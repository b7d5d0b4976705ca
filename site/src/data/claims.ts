/**
 * What our pages say of others: laws, carriers, other products, and what we tried by hand. A page says the sentence and puts
 * `<Source claim="…" />` after it; the row says where it was read, on which day, and until when that day may be relied upon. From then on
 * the page says so, and `npm run facts` lists the row. `says` is for whoever looks again. Sources were read in the copy that could be had.
 */
export type Claim = {
  readonly says: string;
  /** The name of the source, as pages print it. */
  readonly source: string;
  /** None: we tried it ourselves. */
  readonly url?: `https://${string}`;
  readonly checked: string;
  readonly expires: string;
};

/** Texts of law move seldom. */
const law = {checked: '2026-11-29', expires: '2027-11-29'} as const;
/** Practice of carriers and features of products move within months. */
const practice = {checked: '2026-11-29', expires: '2027-05-29'} as const;
/** Read a day earlier than the rest. */
const earlier = {checked: '2026-11-28', expires: '2027-05-28'} as const;

export const claims = {
  pipl: {
    says: '个人信息保护法：2021-08-20 通过，2021-11-01 施行；第十四、二十一、二十三、二十五、二十八、二十九、三十一、三十九、五十五、七十二条',
    source: '国家网信办：个人信息保护法',
    url: 'https://www.cac.gov.cn/2021-08/20/c_1631050028355286.htm',
    ...law,
  },
  'sensitive-standard': {
    says: 'GB/T 45574—2025《数据安全技术 敏感个人信息处理安全要求》：2025-04-25 发布，2025-11-01 实施',
    source: '竞天公诚律师事务所：GB/T 45574—2025 概述',
    url: 'https://www.jingtian.com/Content/2025/07-11/1746198502.html',
    ...law,
  },
  csl: {
    says: '网络安全法：2025-10-28 修改，2026-01-01 施行；第二十三条等级保护与日志留存不少于六个月',
    source: '国家网信办：网络安全法',
    url: 'https://www.cac.gov.cn/2025-12/29/c_1768735112911946.htm',
    ...law,
  },
  dsl: {
    says: '数据安全法：2021-06-10 通过，2021-09-01 施行；第二十七条',
    source: '国家网信办：数据安全法',
    url: 'https://www.cac.gov.cn/2021-06/11/c_1624994566919140.htm',
    ...law,
  },
  'network-data': {
    says: '网络数据安全管理条例（国务院令第 790 号）：2025-01-01 施行；第十二条合同、监督与三年记录',
    source: '中国政府网：网络数据安全管理条例',
    url: 'https://www.gov.cn/zhengce/content/202409/content_6977766.htm',
    ...law,
  },
  algorithms: {
    says: '互联网信息服务算法推荐管理规定：2021-12-31 公布，2022-03-01 施行；第二条五类算法，第二十四条备案',
    source: '国家网信办：算法推荐管理规定',
    url: 'https://www.cac.gov.cn/2022-01/04/c_1642894606364259.htm',
    ...law,
  },
  'app-filing': {
    says: '工信部关于开展移动互联网应用程序备案工作的通知（工信部信管〔2023〕105 号）：备案由 App 主办者办',
    source: '工业和信息化部：App 备案通知',
    url: 'https://www.miit.gov.cn/zwgk/zcwj/wjfb/tz/art/2023/art_920db564162e4312916a01bed6540ad8.html',
    ...law,
  },
  minors: {
    says: '未成年人网络保护条例（国务院令第 766 号）：2024-01-01 施行',
    source: '中国政府网：未成年人网络保护条例',
    url: 'https://www.gov.cn/zhengce/zhengceku/202310/content_6911289.htm',
    ...law,
  },
  vulnerabilities: {
    says: '网络产品安全漏洞管理规定（工信部联网安〔2021〕66 号）：2021-09-01 施行；第五条接收渠道与六个月日志，第七条报送',
    source: '国家网信办：网络产品安全漏洞管理规定',
    url: 'https://www.cac.gov.cn/2021-07/13/c_1627761607640342.htm',
    ...law,
  },
  'throttled-2024-05': {
    says: '2024-05-18：一位用户说，两个月上传约 10 TB 之后家庭宽带上行被限速，他没有用 PCDN 产品',
    source: 'qBittorrent-Enhanced-Edition#537',
    url: 'https://github.com/c0re100/qBittorrent-Enhanced-Edition/issues/537',
    ...practice,
  },
  'throttled-2024-08': {
    says: '2024-08-26：一位用户说，移动宽带上传约 800 GB 后被关停 IPv6、换成更严的 NAT',
    source: 'PeerBanHelper#386',
    url: 'https://github.com/PBH-BTN/PeerBanHelper/issues/386',
    ...practice,
  },
  'throttled-2024-12': {
    says: '2024-12-18、2025-01-04：一位用户测到持续上传约 87 秒后被限速；另一位说投诉之后恢复过一次，后来又被限',
    source: 'renyinew/uploadtest#3',
    url: 'https://github.com/renyinew/uploadtest/issues/3',
    ...practice,
  },
  'cut-off-2025-07': {
    says: '2025-07-08：一位用户说，同步文件两天跑满上行之后，联通以 PCDN 为由停了他的宽带',
    source: 'taosync#140',
    url: 'https://github.com/dr34m-cn/taosync/issues/140',
    ...practice,
  },
  'block-lists': {
    says: '2025-03-15：有人整理视频公司的 P2P 域名，请过滤规则拦截，理由是软件自带的 PCDN 让宽带被限或被停',
    source: 'easylist#21430',
    url: 'https://github.com/easylist/easylist/issues/21430',
    ...practice,
  },
  'regional-policy': {
    says: '一个开源组网项目的文档稿：各地、各运营商的限制不同，UDP 往往比 TCP 严',
    source: 'EasyTier 文档 PR#196',
    url: 'https://github.com/EasyTier/easytier.github.io/pull/196/files',
    ...practice,
  },
  'contract-secondary': {
    says: '一篇转载文章称：北京联通整治家庭宽带里的 PCDN，并说入网协议禁止商业用途',
    source: '神卡网转载文章，未署日期',
    url: 'https://www.9m8m.com/176943.html',
    ...practice,
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
export const claimIds = Object.keys(claims) as readonly ClaimId[];
