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
/** Programming assistants change their files within months. */
const assistants = {checked: '2026-11-30', expires: '2027-05-30'} as const;
/** So do standards. */
const standard = {checked: '2026-11-30', expires: '2027-11-30'} as const;
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
  'swarmcloud-types': {
    says: 'swarmcloud-hls 2.9.10 的类型声明：P2pConfig 的字段与 P2pEngineHls 的方法',
    source: 'swarmcloud-hls 2.9.10 的类型声明',
    url: 'https://www.npmjs.com/package/swarmcloud-hls',
    ...practice,
  },
  'swarmcloud-api': {
    says: 'SwarmCloud 的 P2pEngineHls：hlsjsInstance、live、memoryCacheLimit（电脑 400 MiB、手机 100 MiB）、useHttpRange、sharePlaylist 的含义与默认值',
    source: 'SwarmCloud 文档：API & Config',
    url: 'https://docs.swarmcloud.net/web-hls/API',
    ...practice,
  },
  'cdnbye-api': {
    says: 'CDNBye 旧版：p2pConfig 的字段；getStats 的单位是 KB',
    source: 'CDNBye 旧文档 web/API.md',
    url: 'https://github.com/cdnbye/documentation/blob/184f2eb3b496c78186a1ab05c043f392f7a85fe0/web/API.md',
    ...practice,
  },
  'swarmcloud-two-engines': {
    says: 'swarmcloud-hls 有 hls.js 与 Service Worker 两种引擎，后者覆盖 iOS Safari 与不用 hls.js 的播放器；另有 dash.js 与 Flutter 引擎',
    source: 'swarmcloud-hls 的 README',
    url: 'https://www.npmjs.com/package/swarmcloud-hls',
    ...practice,
  },
  'swarmcloud-media': {
    says: 'media-p2p-engine 加速 MP4、WebM、MP3、WAV 文件，靠 Service Worker',
    source: 'media-p2p-engine 的 README',
    url: 'https://github.com/swarm-cloud/media-p2p-engine',
    ...practice,
  },
  'swarmcloud-players': {
    says: 'SwarmCloud 可以接 THEOplayer（HLS 与 DASH），按运营商与地区给节点分组',
    source: 'SwarmCloud 文档：THEOplayer',
    url: 'https://docs.swarmcloud.net/theoplayer/introduction',
    ...practice,
  },
  'swarmcloud-console': {
    says: 'SwarmCloud 公开了 REST API 的文档',
    source: 'SwarmCloud 文档：API',
    url: 'https://docs.swarmcloud.net/guides/api',
    ...earlier,
  },
  'xp2p-hls': {
    says: 'X-P2P H5 HLS SDK V1.6.37（页面更新于 2025-11-28）：iOS Safari 用 Service Worker 接入；直播要求切片支持 Range；TCPlayer 内置',
    source: '腾讯云 X-P2P：H5 HLS 接入说明',
    url: 'https://cloud.tencent.com/document/product/618/126000',
    ...practice,
  },
  'xp2p-hlsjs': {
    says: 'X-P2P：HLSP2P.create(hls, options)；不支持多实例；换视频要销毁后重建；Rollback 事件',
    source: '腾讯云 X-P2P：接入 hls.js',
    url: 'https://cloud.tencent.com/document/product/618/126002',
    ...practice,
  },
  'xp2p-api': {
    says: 'X-P2P 的选项：videoId、videoType、url、domain、xp2pAppId、cloudAppId、logLevel、channelId、channelIdWithHost（默认 true）、channelIdWithSearch（默认 false）、enableServiceWorker；HLSP2P.uuid 在同一浏览器与域名下固定',
    source: '腾讯云 X-P2P：H5 HLS API 文档',
    url: 'https://cloud.tencent.com/document/product/618/126001',
    ...practice,
  },
  'xp2p-flv': {
    says: 'X-P2P H5 FLV SDK V1.8.31 支持 HTTP-FLV；iOS 浏览器都不支持',
    source: '腾讯云 X-P2P：H5 FLV 接入说明',
    url: 'https://cloud.tencent.com/document/product/618/125996',
    ...practice,
  },
  'p2pml-options': {
    says: 'p2p-media-loader 2.3 的 StreamConfig：选项的名字，与我们的相同',
    source: 'p2p-media-loader 2.3 的参考手册',
    url: 'https://novage.github.io/p2p-media-loader/docs/v2.3/types/p2p-media-loader-core.StreamConfig.html',
    ...practice,
  },
  'p2pml-v4': {
    says: 'p2p-media-loader 4.0 多了 streamSwarmIdBuilder，没有 trackerClientVersionPrefix',
    source: 'p2p-media-loader 4.0 的参考手册',
    url: 'https://novage.github.io/p2p-media-loader/docs/v4.0/types/p2p-media-loader-core.StreamConfig.html',
    ...practice,
  },
  attacks: {
    says: '对现网服务的研究：搭便车、切片污染、观众 IP 泄露、资源占用',
    source: 'arXiv 2212.02740',
    url: 'https://arxiv.org/abs/2212.02740',
    ...earlier,
  },
  'bep-3': {
    says: 'BitTorrent 协议规范（BEP 3，2017-02-04 修订）：种子的 info 里有每一块的 SHA-1，info 的 SHA-1 就是 info_hash',
    source: 'BEP 3',
    url: 'https://www.bittorrent.org/beps/bep_0003.html',
    ...law,
  },
  gdpr: {
    says: 'GDPR（欧盟 2016/679 号条例）：序言第 30 条把 IP 地址列为在线标识符；第八条的年龄是 16 岁，成员国可以降到 13 岁',
    source: '欧盟 2016/679 号条例',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    ...law,
  },
  'wt-tracker': {
    says: 'wt-tracker 的作者称 1 核、2 GiB 内存可承载约 3 万条 wss 连接',
    source: 'wt-tracker 的 README',
    url: 'https://github.com/Novage/wt-tracker',
    ...earlier,
  },
  aquatic: {
    says: 'aquatic_ws：WebTorrent Tracker，要求 Linux 5.8 以上，多线程，有 Prometheus 指标与压测工具',
    source: 'aquatic_ws 的 README',
    url: 'https://github.com/greatest-ape/aquatic/blob/master/crates/ws/README.md',
    ...practice,
  },
  'chrome-timers': {
    says: 'Chrome 88 起，隐藏页面的定时器最慢每分钟一次；30 s 内有声音或在用 WebRTC 的除外',
    source: 'Chrome 开发者博客',
    url: 'https://developer.chrome.com/blog/timer-throttling-in-chrome-88',
    ...practice,
  },
  'hlsjs-support': {
    says: 'hls.js 1.7.4：没有 MSE 时用 Managed Media Source，即 iOS 17.1 起的 Safari',
    source: 'hls.js 1.7.4 的 README',
    url: 'https://www.npmjs.com/package/hls.js',
    ...practice,
  },
  'p2pml-shaka': {
    says: 'p2p-media-loader-shaka 在 npm 上最新是 2.2.2，而 p2p-media-loader-core 是 2.3.1',
    source: 'npm 仓库',
    url: 'https://www.npmjs.com/package/p2p-media-loader-shaka',
    ...practice,
  },
  wcag: {
    says: 'WCAG 2.2 是 2023-10-05 的 W3C 推荐标准；符合 2.2 的内容也符合 2.0 与 2.1',
    source: 'W3C 推荐标准 WCAG 2.2',
    url: 'https://www.w3.org/TR/2023/REC-WCAG22-20231005/',
    ...standard,
  },
  'accessibility-standard': {
    says: 'GB/T 37668—2019 参照 WCAG 2.0 与 2.1，推荐性国家标准，2020-03 起实施',
    source: 'W3C 博客：Updated Chinese Accessibility Standard',
    url: 'https://www.w3.org/blog/2020/updated-chinese-accessibility-standard/',
    ...standard,
  },
  next: {says: 'Next.js 15.5.29（App Router，React 19）构建并播放', source: '手工试验', ...practice},
  nuxt: {says: 'Nuxt 3.21.11 构建并播放', source: '手工试验', ...practice},
  angular: {says: 'player.component.ts 用 ngc（strict、strictTemplates）编译通过，没有运行', source: '手工试验', ...practice},
  'cors-origins': {
    says: '几个来源的 CORS 配置：名单内的写回，名单外的与没有 Origin 的不发，预检与 404 也带',
    source: '手工试验，nginx 1.22.1、Caddy 2.6.2',
    ...practice,
  },
  'claude-code-memory': {
    says: 'Claude Code 启动时读项目的 CLAUDE.md，其中可以用 @path 引入别的文件（0.2.107 起）',
    source: 'Claude Code 的更新日志',
    url: 'https://github.com/anthropics/claude-code/blob/main/CHANGELOG.md',
    ...assistants,
  },
  'claude-code-mcp': {
    says: 'Claude Code：项目一级的 MCP 写在项目根目录的 .mcp.json，首次使用要批准',
    source: 'Claude Code 文档，读的是转述',
    url: 'https://code.claude.com/docs/en/mcp',
    ...assistants,
  },
  'cursor-rules': {
    says: 'Cursor：规则在 .cursor/rules 的 .mdc 文件里，AGENTS.md 是简单的写法',
    source: 'Cursor 文档：Rules',
    url: 'https://www.cursor.com/docs/rules',
    ...assistants,
  },
  'cursor-mcp': {
    says: 'Cursor：项目一级的 MCP 写在 .cursor/mcp.json 的 mcpServers 里',
    source: 'Skryvo 转述的 Cursor 文档',
    url: 'https://dev.to/skryvo/cursor-mcp-how-to-add-an-mcp-server-to-cursor-2ngc',
    ...assistants,
  },
  'copilot-instructions': {
    says: 'GitHub Copilot：全仓库的说明写在 .github/copilot-instructions.md',
    source: 'GitHub 文档：Copilot customization cheat sheet',
    url: 'https://docs.github.com/en/copilot/reference/customization-cheat-sheet',
    ...assistants,
  },
  'vscode-mcp': {
    says: 'VS Code：工作区的 MCP 写在 .vscode/mcp.json 的 servers 里，首次启动要确认信任',
    source: 'VS Code 文档的仓库',
    url: 'https://github.com/microsoft/vscode-docs/blob/main/docs/copilot/customization/mcp-servers.md',
    ...assistants,
  },
  'trae-rules': {
    says: 'TRAE：项目规则是 .trae/rules 目录里的 Markdown，可以设为始终生效',
    source: 'w3cschool 转载的 TRAE 文档',
    url: 'https://www.w3cschool.cn/traedocs/rules-for-ai.html',
    ...assistants,
  },
  'trae-mcp': {
    says: 'TRAE CN：项目一级的 MCP 写在 .trae/mcp.json，要在设置里启用',
    source: '火山引擎：TRAE CN 文档',
    url: 'https://www.volcengine.com/docs/86677/2137601',
    ...assistants,
  },
  'codebuddy-memory': {
    says: 'CodeBuddy Code 读项目的 CODEBUDDY.md，其中可以用 @ 引入别的文件',
    source: 'CodeBuddy 文档：Memory',
    url: 'https://www.codebuddy.ai/docs/cli/memory',
    ...assistants,
  },
  'codebuddy-mcp': {
    says: 'CodeBuddy Code：项目一级的 MCP 写在项目根目录的 .mcp.json，首次连接要批准',
    source: 'CodeBuddy 文档：MCP',
    url: 'https://www.codebuddy.ai/docs/cli/mcp',
    ...assistants,
  },
  'qoder-rules': {
    says: 'Qoder：规则随项目存放，生效方式有 Always Apply，只支持文字，不支持链接与图片',
    source: 'Qoder 文档：Rules',
    url: 'https://docs.qoder.com/user-guide/rules',
    ...assistants,
  },
  'qoder-mcp': {
    says: 'Qoder：在设置的 MCP 里添加自己的服务，支持标准输入输出，只在智能体模式下可用',
    source: 'Qoder 文档：MCP',
    url: 'https://docs.qoder.com/zh/user-guide/chat/model-context-protocol',
    ...assistants,
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
export const claimIds = Object.keys(claims) as readonly ClaimId[];
