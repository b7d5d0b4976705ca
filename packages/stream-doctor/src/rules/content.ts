import {parseAddress} from '../address/signs.ts';
import {addressOf} from '../input.ts';
import type {Finding} from '../report.ts';
import {CSP, LIMITS, list, ofFirst, quote, type Rule} from './context.ts';

const AD_TAGS = new Set([
  'EXT-X-CUE-OUT',
  'EXT-X-CUE-OUT-CONT',
  'EXT-X-CUE',
  'EXT-X-SCTE35',
  'EXT-OATCLS-SCTE35',
  'EXT-X-ASSET',
  'EXT-X-SPLICEPOINT-SCTE35',
  'EXT-X-CUE-SPAN',
  'EXT-X-AD',
]);
const INTERSTITIAL = /X-ASSET|com\.apple\.hls\.interstitial/i;

export const ads = ofFirst(({playlist, facts, document}) => {
  const marks = playlist.tags.filter(({name, value}) => AD_TAGS.has(name) || (name === 'EXT-X-DATERANGE' && /SCTE35/i.test(value)));
  // A relative address is on the playlist's own host.
  const hosts = new Set(playlist.segments.map(({uri}) => parseAddress(uri, addressOf(document))?.host ?? ''));
  if (marks.length === 0) {
    if (playlist.tags.some(({name, value}) => name === 'EXT-X-DATERANGE' && INTERSTITIAL.test(value))) {
      return [
        {
          id: 'interstitial',
          severity: 'note',
          title: '广告写成 HLS Interstitials',
          detail: '广告是另一份播放列表，由播放器另外加载，不占这份列表的序号，也就不会让切片错位。广告本身走不走 P2P，本站没有测试过。',
          docs: LIMITS,
        },
      ];
    }
    if (facts.discontinuities === 0) return [];
    return [
      {
        id: 'discontinuity',
        severity: 'note',
        title: `${facts.discontinuities} 个不连续点`,
        detail: '编码参数或时间线在这里改变，常见于插播与重启。切片本身照样可以互传，前提是所有观众拿到同一份。',
        docs: LIMITS,
      },
    ];
  }
  const names = [...new Set(marks.map(({name}) => name))];
  const isStitched = facts.discontinuities > 0 && hosts.size > 1;
  return [
    {
      id: 'ad-marks',
      severity: isStitched ? 'problem' : 'warning',
      title: isStitched ? '切片里拼进了别处的广告' : '有插播标记',
      detail: `看到 ${list(names)}${isStitched ? `，切片来自 ${hosts.size} 个主机` : ''}。服务端若给每位观众拼不同的广告，同一个序号在两位观众那里就是不同的内容，互传会放出别人的广告。`,
      fix: '所有观众广告相同，不必改；因人而异，就让广告由播放器另外加载，或给每种广告组合一个 swarmId，并开启切片校验。',
      docs: LIMITS,
    },
  ];
});

export const encryption = ofFirst(({playlist, facts}, {settings}) => {
  const keys = playlist.tags.filter(({name, value}) => name === 'EXT-X-KEY' && !/METHOD=NONE/.test(value));
  if (keys.length === 0) return [];
  const drm = keys.find(({value}) => /KEYFORMAT="(?!identity)/.test(value) || /SAMPLE-AES/.test(value));
  const findings: Finding[] = [];
  if (drm) {
    findings.push({
      id: 'drm',
      severity: 'note',
      title: '内容带 DRM 或 SAMPLE-AES',
      detail: '节点之间交换的是 CDN 上原样的密文，许可证由每位观众自己申请。DRM 与 P2P 的组合没有在本站测试过，上线前自行验证。',
      docs: '/docs/about#limits-content',
    });
  } else {
    findings.push({
      id: 'aes-128',
      severity: 'note',
      title: `切片用 ${facts.encryption.join('、') || 'AES-128'} 加密`,
      detail: `节点之间交换密文，密钥仍由每位观众自己经 HTTP 取，不走 P2P。列表里有 ${new Set(keys.map(({value}) => keyAddress(value))).size} 个密钥。`,
      docs: LIMITS,
    });
  }
  const plain = keys.find(({value}) => isPlain(keyAddress(value)));
  if (plain && settings.pageProtocol === 'https:')
    findings.push({
      id: 'key-mixed-content',
      severity: 'problem',
      title: '密钥地址是 http://',
      detail: `第 ${plain.line} 行的密钥在 HTTPS 页面上会被拦下，视频放不出来。`,
      fix: '改为 https:// 或相对地址。',
      docs: CSP,
    });
  return findings;
});

export const mixedContent: Rule = ({address, media, multivariant, settings}) => {
  if (settings.pageProtocol !== 'https:') return [];
  const sounds = multivariant?.audioTracks ?? [];
  const segments = media.flatMap(({playlist}) => playlist.segments);
  const named = [
    address,
    ...[...(multivariant?.variants ?? []), ...sounds].map(({uri}) => uri),
    ...segments.flatMap(({map, uri}) => [map, uri]),
  ];
  // One init segment belongs to many segments.
  const plain = [...new Set(named)].filter((uri) => uri !== undefined && isPlain(uri));
  if (plain.length === 0) return [];
  return [
    {
      id: 'mixed-content',
      severity: 'problem',
      title: `${plain.length} 个地址是 http://`,
      detail: `例如${quote(plain[0]!)}。HTTPS 页面不能加载它们；页面改用 HTTP，切片校验又用不了 crypto.subtle。`,
      fix: 'CDN 打开 HTTPS，列表里写 https:// 或相对地址。',
      docs: CSP,
    },
  ];
};

/** Without the IV, which changes with every segment while the key stays. */
const keyAddress = (attributes: string): string => /(?:^|,)\s*URI="([^"]*)"/.exec(attributes)?.[1] ?? '';

const isPlain = (uri: string): boolean => /^http:\/\//i.test(uri) && !isLocal(uri);

/** Browsers let a secure page load from the machine itself. */
const isLocal = (uri: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parseAddress(uri)?.hostname ?? '');
