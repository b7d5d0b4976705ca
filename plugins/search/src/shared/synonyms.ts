/**
 * Reviewed by hand: words that readers type for words that the site writes. Within a group every word stands for the others.
 * A word that means two things on this site does not belong here.
 */
const synonymGroups: readonly (readonly string[])[] = [
  ['安卓', 'android'],
  ['苹果', 'ios', 'iphone', 'ipad'],
  ['转圈', '卡顿', '缓冲', '一卡一卡', '卡死', '卡住', '很卡'],
  ['多少钱', '价格', '收费', '费用', '计费', '定价', '单价', 'price', 'pricing', 'cost', 'billing'],
  ['延时', '时延', '延迟', 'latency'],
  ['分片', '片段', '分段', '切片', 'segment'],
  ['口令', '令牌', 'token'],
  ['密钥', '凭据', '凭证'],
  ['追踪器', 'tracker'],
  ['蜂群', '种群', '群组', 'swarm'],
  ['邻居', '对等端', '节点', 'peer'],
  ['帐号', '账号', '账户', '帐户'],
  ['对接', '集成', '接入', '快速开始'],
  ['原理', '怎样工作'],
  ['更新日志', '版本记录', '变更记录', '版本历史', 'changelog'],
  ['quickstart', '快速开始', '快速入门', '上手'],
  ['蜂窝', '移动网络', '移动数据', '手机流量', '4g', '5g'],
  ['上行', '上传'],
  ['下行', '下载'],
  ['回退', '降级', '回源', '退回', '兜底'],
  ['回退', '回滚'],
  ['不生效', '没生效', '不起作用', '没有效果', '没有'],
  ['省多少钱', '省不省钱', '能省多少'],
  ['欠费', '余额不足', '余额为零', '零余额', '余额'],
  ['清单', 'm3u8', '播放列表', 'playlist'],
  ['画质', '码率', '清晰度'],
  ['分享比', '分享率'],
  ['打洞', '穿透', 'nat'],
  ['登陆', '登录'],
  ['金丝雀', '灰度', '放量'],
  ['跨域', 'cors'],
  ['报错', '错误'],
  ['合规', '个保法', '个人信息'],
  ['认证', '鉴权'],
  ['伺服器', '服务器'],
  ['影片', '视频'],
  ['网路', '网络'],
  ['资料', '数据'],
  ['程式', '程序'],
  ['白嫖', '搭便车', '只下载不上传'],
  ['劫持', '篡改', '污染', '掺假'],
  ['打不开', '播不了', '播不出', '放不了', '无法播放', '不能播放', '播放失败', '黑屏'],
  ['发烫', '发热', '费电', '耗电', '掉电', '电量'],
  ['计算器', '测算', '估算'],
  ['playground', '测试台'],
  ['demo', '示例', '样例', '例子'],
  ['关掉', '关闭', '停用', '禁用', '开关'],
  ['自己搭', '自己搭建', '自建', '私有化', '私有部署'],
  ['退费', '退钱', '退款'],
  ['开票', '发票'],
  ['闪退', '崩溃', '崩了', 'crash'],
  ['oom', '爆内存', '内存'],
  ['串流', '串台', '窜台'],
  ['境内', '国内', '大陆'],
  ['国外', '海外', '境外'],
  ['同时在线', '并发', '观众'],
  ['埋点', '上报', '指标'],
  ['调试', '排查', '诊断', 'debug'],
  ['调小', '降低', '减小', '减少', '缩短', '变小'],
  ['调大', '提高', '提升', '增加', '变大', '变高'],
  ['公司网络', '办公网', '内网', '局域网', '防火墙'],
  ['桌面', '电脑', 'windows'],
  ['释放', '退出', '销毁', 'destroy'],
  ['监听', '事件', '回调'],
  ['参数', '选项', '配置项'],
  ['泄露', '泄漏', '暴露'],
  ['几天', '多少天', '工期', '时间预算'],
  ['试用', '先试试', '试试', '体验', '不用账号'],
  ['盗播', '盗链', '防盗链'],
  ['秒开', '首屏', '首帧', '起播'],
  ['压测', '容量', '多大服务器', '多少台'],
  ['付款', '支付', '付费', '购买', '下单', '续费', '价格', '计费'],
  ['火狐', 'firefox'],
  ['谷歌', 'chrome'],
  ['链接', '网址', 'url', '地址'],
  ['本地', '本机', 'localhost'],
  ['数据通道', 'datachannel'],
  ['用户协议', '使用协议', '条款', '服务条款'],
  ['占比', '比例', '命中率', '分享率'],
  ['演示', '看效果', '实验室'],
  ['教程', '入门', '快速开始'],
  ['没反应', '没效果', '没作用', '没用', '用不了', '没有生效', '不生效'],
  ['挂了', '坏了', '宕机', '失败'],
  ['掉线', '断线', '断开'],
  ['鸿蒙', 'harmonyos'],
  ['离线', 'offline'],
  ['安装', 'install'],
  ['排查', 'troubleshooting'],
  ['隐私', 'privacy'],
  ['营业执照', '资质'],
  ['服务水平', 'sla'],
];

const others = new Map<string, string[]>();
for (const group of synonymGroups) {
  for (const word of group) {
    others.set(word, [...(others.get(word) ?? []), ...group.filter((other) => other !== word)]);
  }
}

/** What else the site may call it; empty when the word is in no group. */
export const synonymsOf = (word: string): readonly string[] => others.get(word) ?? [];

const chineseWords = [...others.keys()].filter((word) => /^[\u4e00-\u9fff]+$/.test(word)).sort((a, b) => b.length - a.length);

/** 有没有 asks whether; it does not say that something is missing. */
const notAsked = (word: string) => (word === '没有' ? '(?<!有)没有' : word);

export const synonymPattern = new RegExp(chineseWords.map(notAsked).join('|'), 'g');
