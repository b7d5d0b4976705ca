import {parseAddress} from '../address/signs.ts';
import {readAttributes} from '../playlist/attributes.ts';
import {quote} from '../inSentence.ts';
import {CSP, LIVE_PLAYLIST, type Context, type Rule} from './context.ts';

const ADDRESSES = ['URI', 'SERVER-URI', 'X-ASSET-URI', 'X-ASSET-LIST'];

/** All that a player fetches besides keys. */
function fetched({address, media, multivariant}: Context): string[] {
  const tags = [multivariant, ...media.map(({playlist}) => playlist)].flatMap((playlist) => playlist?.tags ?? []);
  const named = tags
    .filter(
      ({name, value}) => name.startsWith('EXT-X-') && !name.endsWith('KEY') && ADDRESSES.some((attribute) => value.includes(attribute)),
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
      fix: 'CDN 打开 HTTPS，播放列表里写 https:// 或相对地址。',
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

/** Fetched without encryption, from another machine. */
export const isPlain = (uri: string): boolean => /^http:\/\//i.test(uri) && !isLocal(uri);

/** Browsers let a secure page load from the machine itself. */
const isLocal = (uri: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parseAddress(uri)?.hostname ?? '');
