/** Browsers inside apps, by what they write into the user agent. Only a hint for reading the result: what counts is what the probes find. */
const MARKS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/wxwork/i, '企业微信'],
  [/MicroMessenger/i, '微信'],
  [/DingTalk/i, '钉钉'],
  [/Lark|Feishu/i, '飞书'],
  [/AlipayClient/i, '支付宝'],
  [/AliApp/i, '阿里系应用'],
  [/Weibo/i, '微博'],
  [/aweme|BytedanceWebview|NewsArticle/i, '字节系应用'],
  [/baiduboxapp/i, '百度'],
  [/Quark/i, '夸克'],
  [/UCBrowser|UCWEB/i, 'UC 浏览器'],
  [/MQQBrowser|\bQQ\//i, 'QQ 或 QQ 浏览器'],
  [/MiuiBrowser/i, '小米浏览器'],
  [/HuaweiBrowser|ArkWeb/i, '华为浏览器'],
  [/FBAN|FBAV|Instagram|Line\//i, '海外社交应用'],
  [/; wv\)/, 'Android WebView'],
];

export function inAppBrowser(userAgent: string): string | undefined {
  return MARKS.find(([pattern]) => pattern.test(userAgent))?.[1];
}
