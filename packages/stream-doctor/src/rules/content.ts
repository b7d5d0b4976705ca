import {parseAddress} from '../address/signs.ts';
import {addressOf} from '../input.ts';
import type {Finding} from '../report.ts';
import {readAttributes} from '../playlist/attributes.ts';
import {isSupportedKey, keySystems, readKey} from '../playlist/keys.ts';
import {ATTRIBUTE_TAGS, type Tag} from '../playlist/tags.ts';
import type {Key} from '../playlist/types.ts';
import {CSP, LIMITS, linesOf, list, LIVE_PLAYLIST, ofFirst, quote, type Context, type Rule} from './context.ts';

/** Marks of ad systems; none of them is standard, and each vendor has its own. */
const isAdTag = (name: string): boolean =>
  /^EXT-X-CUE(-|$)/.test(name) || name.includes('SCTE35') || name === 'EXT-X-ASSET' || name === 'EXT-X-AD';
const INTERSTITIAL = /X-ASSET|com\.apple\.hls\.interstitial/i;

export const ads = ofFirst(({playlist, facts, document}) => {
  const marks = playlist.tags.filter(({name, value}) => isAdTag(name) || (name === 'EXT-X-DATERANGE' && /SCTE35/i.test(value)));
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

const WRONG_QUOTE = /^['‘’“”]/;

type NamedKey = Key & {readonly line: number};

function keysOf(tags: readonly Tag[], name: string): NamedKey[] {
  const named = tags.filter((tag) => tag.name === name).map(({value, line}) => ({...readKey(value), line}));
  return named.filter(({method}) => method !== 'NONE');
}

export const encryption: Rule = ({media, multivariant, settings}) => {
  const [first] = media;
  const announced = keysOf(multivariant?.tags ?? [], 'EXT-X-SESSION-KEY');
  const used = keysOf(first?.playlist.tags ?? [], 'EXT-X-KEY');
  const keys = [...announced, ...used];
  if (keys.length === 0) return [];
  const findings: Finding[] = [];
  const systems = [
    ...new Set(keys.flatMap(({format}) => (format === 'identity' ? [] : [keySystems.get(format.toLowerCase()) ?? quote(format, 40)]))),
  ];
  if (systems.length > 0 || keys.some(({method}) => method.startsWith('SAMPLE-AES'))) {
    findings.push({
      id: 'drm',
      severity: 'note',
      title: '内容带 DRM 或 SAMPLE-AES',
      detail: `${systems.length > 0 ? `写明的密钥系统：${list(systems)}。` : ''}节点之间交换的是 CDN 上原样的密文，许可证由每位观众自己申请。DRM 与 P2P 的组合没有在本站测试过，上线前自行验证。`,
      docs: '/docs/about#limits-content',
    });
  } else {
    findings.push({
      id: 'aes-128',
      severity: 'note',
      title: `切片用 ${[...new Set(keys.map(({method}) => method || '未注明的方法'))].join('、')} 加密`,
      detail: `节点之间交换密文，密钥仍由每位观众自己经 HTTP 取，不走 P2P。列表里有 ${new Set(keys.map(({uri}) => uri)).size} 个密钥。`,
      docs: LIMITS,
    });
  }
  if (used.length > 0 && !used.some(isSupportedKey))
    findings.push({
      id: 'key-unsupported',
      severity: 'problem',
      title: 'hls.js 不认识列表里的密钥',
      detail: `${linesOf(used.map(({line}) => line))}的 METHOD 与 KEYFORMAT，hls.js 不支持，会略过它们，把密文当明文来放，放不出来。`,
      fix: '核对 METHOD 与 KEYFORMAT；SAMPLE-AES-CTR 要写明 DRM 系统的 KEYFORMAT。',
      docs: LIMITS,
      lines: used.map(({line}) => line),
    });
  const misquoted = keys.filter(({uri}) => uri !== undefined && WRONG_QUOTE.test(uri));
  if (misquoted.length > 0)
    findings.push({
      id: 'key-quotes',
      severity: 'problem',
      title: '密钥地址用错了引号',
      detail: `${linesOf(misquoted.map(({line}) => line))}。播放器只认英文双引号，把别的引号当成地址的一部分，到错的地方去取密钥，视频放不出来。`,
      fix: '改用英文双引号。',
      docs: LIVE_PLAYLIST,
      lines: misquoted.map(({line}) => line),
    });
  const plain = keys.find(({uri}) => uri !== undefined && isPlain(uri.replace(WRONG_QUOTE, '')));
  if (plain && settings.pageProtocol === 'https:')
    findings.push({
      id: 'key-mixed-content',
      severity: 'problem',
      title: '密钥地址是 http://',
      detail: `第 ${plain.line} 行的密钥在 HTTPS 页面上会被拦下，视频放不出来。`,
      fix: '改为 https:// 或相对地址。',
      docs: CSP,
      lines: [plain.line],
    });
  return findings;
};

const ADDRESSES = ['URI', 'SERVER-URI', 'X-ASSET-URI', 'X-ASSET-LIST'];

/** All that a player fetches besides keys. */
function fetched({address, media, multivariant}: Context): string[] {
  const tags = [multivariant, ...media.map(({playlist}) => playlist)].flatMap((playlist) => playlist?.tags ?? []);
  const named = tags
    .filter(
      ({name, value}) => ATTRIBUTE_TAGS.has(name) && !name.endsWith('KEY') && ADDRESSES.some((attribute) => value.includes(attribute)),
    )
    .flatMap(({value}) => {
      const attributes = readAttributes(value);
      return ADDRESSES.map((name) => attributes.get(name));
    });
  const listed = [...(multivariant?.variants ?? []), ...media.flatMap(({playlist}) => playlist.segments)].map(({uri}) => uri);
  // One init segment belongs to many segments.
  return [...new Set([address, ...listed, ...named].filter((uri) => uri !== undefined))];
}

export const mixedContent: Rule = (context) => {
  if (context.settings.pageProtocol !== 'https:') return [];
  const plain = fetched(context).filter(isPlain);
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

const LOADABLE = /^(https?|data|blob):/i;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Addresses that no page can load. */
export const schemes: Rule = (context) => {
  const foreign = fetched(context).filter((uri) => HAS_SCHEME.test(uri) && !LOADABLE.test(uri));
  if (foreign.length === 0) return [];
  return [
    {
      id: 'address-scheme',
      severity: 'problem',
      title: `${foreign.length} 个地址不是 HTTP 地址`,
      detail: `例如${quote(foreign[0]!)}。网页里的播放器只能加载 http:// 与 https:// 的地址，P2P 也是。`,
      fix: '换成同一内容的 HTTPS 地址。',
      docs: LIVE_PLAYLIST,
    },
  ];
};

const isPlain = (uri: string): boolean => /^http:\/\//i.test(uri) && !isLocal(uri);

/** Browsers let a secure page load from the machine itself. */
const isLocal = (uri: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parseAddress(uri)?.hostname ?? '');
