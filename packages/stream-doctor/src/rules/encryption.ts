import {isSupportedKey, keySystems, readKey} from '../playlist/keys.ts';
import type {Tag} from '../playlist/tags.ts';
import type {Key} from '../playlist/types.ts';
import type {Finding} from '../report.ts';
import {afterChinese, beforeChinese, nameOrQuote, quote} from '../inSentence.ts';
import {CSP, LIMITS, linesOf, list, LIVE_PLAYLIST, type Rule} from './context.ts';
import {isPlain} from './loading.ts';

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
    const methods = [...new Set(keys.map(({method}) => (method === '' ? '未注明的方法' : nameOrQuote(method))))];
    findings.push({
      id: 'aes-128',
      severity: 'note',
      title: `切片用${afterChinese(beforeChinese(list(methods)))}加密`,
      detail: `节点之间交换密文，密钥仍由每位观众自己经 HTTP 取，不走 P2P。播放列表里有 ${new Set(keys.map(({uri}) => uri)).size} 个密钥。`,
      docs: LIMITS,
    });
  }
  if (used.length > 0 && !used.some(isSupportedKey))
    findings.push({
      id: 'key-unsupported',
      severity: 'problem',
      title: 'hls.js 不认识播放列表里的密钥',
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
