/** 错误可能出现的平台：`web` 是网页，`native` 是 Android、iOS 与 Windows，`windows` 只是 Windows。 */
export type ErrorPlatform = 'web' | 'native' | 'windows';

/** 一条错误：编号稳定不变，文字可以改进。 */
export type ErrorEntry = {
  /** 一句话说清出了什么错。 */
  readonly title: string;
  /** 一句话说清该怎么办。 */
  readonly remedy: string;
  /** 发生后的效果：`throw` 抛出，什么都没有改变；`record` 只作记录，不打断播放。 */
  readonly effect: 'throw' | 'record';
  /** 适用的平台。 */
  readonly platforms: readonly ErrorPlatform[];
};

const all: readonly ErrorPlatform[] = ['web', 'native'];
const native: readonly ErrorPlatform[] = ['native'];

/** 全平台共用的错误目录。1xxx 配置与调用，2xxx 信令，3xxx 节点与切片，4xxx 本地代理（仅原生）。 */
export const errorCatalog = {
  'X2-1001': {title: '配置了 Tracker，但缺少 token', remedy: '在 X2 控制台创建令牌，再作为 token 传入。', effect: 'throw', platforms: all},
  'X2-1002': {title: '出现未知选项', remedy: '按 API 页检查拼写与层级，删除不存在的选项。', effect: 'throw', platforms: ['web']},
  'X2-1003': {title: '选项的类型不对', remedy: '按 API 页给出的类型传值。', effect: 'throw', platforms: all},
  'X2-1004': {title: '选项的取值超出范围', remedy: '按 API 页给出的范围传值。', effect: 'throw', platforms: all},
  'X2-1005': {
    title: 'HTTPS 页面上的 Tracker 地址不是 wss://',
    remedy: '给 Tracker 配好证书并改用 wss:// 地址。',
    effect: 'throw',
    platforms: ['web'],
  },
  'X2-1006': {
    title: '该选项不能在运行中修改',
    remedy: '在创建引擎时设置它，或销毁后重新创建。',
    effect: 'throw',
    platforms: ['web', 'windows'],
  },
  'X2-1101': {
    title: '引擎重复绑定播放器',
    remedy: '一个引擎只绑定一个播放器；换播放器时创建新的引擎。',
    effect: 'throw',
    platforms: ['web'],
  },
  'X2-1102': {
    title: '引擎已销毁，或还没有启动',
    remedy: '销毁后丢弃引用；要改的设置存下来，下次创建或启动时传入。',
    effect: 'throw',
    platforms: all,
  },
  'X2-1103': {
    title: '当前环境不支持 P2P',
    remedy: '无需处理，播放走 HTTP；需要时先用 isSupported() 判断。',
    effect: 'record',
    platforms: all,
  },
  'X2-2001': {
    title: 'Tracker 连接不上，或应答不对',
    remedy: '检查地址、证书与防火墙，网页还要检查 CSP 的 connect-src；连得上，就检查它是不是 WebTorrent Tracker。',
    effect: 'record',
    platforms: all,
  },
  'X2-2002': {title: '令牌被 Tracker 拒绝', remedy: '检查令牌是否过期、被吊销，以及域名或应用绑定。', effect: 'record', platforms: all},
  'X2-2003': {title: '没有配置 Tracker', remedy: '需要 P2P 时设置 announceTrackers 与 token。', effect: 'record', platforms: all},
  'X2-3001': {
    title: '节点在传输中断开或停止发送',
    remedy: '偶发无需处理；频繁出现时检查上行带宽与切片大小。',
    effect: 'record',
    platforms: all,
  },
  'X2-3002': {
    title: '节点发来的切片没有通过校验',
    remedy: '无需处理，引擎已丢弃数据，改从别的节点或 HTTP 取；集中出现时排查源站切片是否一致。',
    effect: 'record',
    platforms: all,
  },
  'X2-3003': {title: 'HTTP 下载切片失败', remedy: '检查 CDN 的状态码与 Range 支持；网页还要检查 CORS。', effect: 'record', platforms: all},
  'X2-3004': {
    title: '引擎不认识播放器要的切片',
    remedy: '播放照常走 HTTP；核对播放列表，把地址与引擎版本发给我们。',
    effect: 'record',
    platforms: ['web'],
  },
  'X2-4001': {
    title: '本地代理启动失败',
    remedy: '应用继续播放原地址；检查回环地址是否被安全软件拦截。',
    effect: 'record',
    platforms: native,
  },
  'X2-4002': {title: '本地代理已停止', remedy: '播放器换回原地址；代理重新启动后再取代理地址。', effect: 'record', platforms: native},
  'X2-4003': {
    title: '当前网络策略禁止上传',
    remedy: '无需处理，只下载不上传；想让它分享，就改上传策略。',
    effect: 'record',
    platforms: native,
  },
} as const satisfies Record<string, ErrorEntry>;

/** 错误编号。 */
export type ErrorId = keyof typeof errorCatalog;
