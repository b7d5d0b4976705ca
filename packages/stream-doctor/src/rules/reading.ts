import {addressOf} from '../input.ts';
import type {Playlist} from '../playlist/types.ts';
import type {Finding} from '../report.ts';
import {beforeChinese, quote} from '../inSentence.ts';
import {linesOf, list, LIVE_PLAYLIST, type Context, type Rule} from './context.ts';

/** What stops hls.js from reading the text, or makes it read something else. Each of these was seen in its parser. */
export const reading: Rule = (context) =>
  documents(context).flatMap((document) => [
    ...header(document),
    ...refused(document),
    ...lengths(document),
    ...addresses(document),
    ...letters(document),
    ...kinds(document),
    ...variables(document),
  ]);

type Document = {
  readonly playlist: Playlist;
  readonly label: string;
  readonly address?: string;
  /** Its multivariant playlist is not known. */ readonly isAlone: boolean;
};

function documents({input, multivariant, media}: Context): Document[] {
  const entry = multivariant ? [{playlist: multivariant, label: '主播放列表', address: addressOf(input.entry), isAlone: false}] : [];
  return [
    ...entry,
    ...media.map(({playlist, facts, document}) => ({
      playlist,
      label: beforeChinese(facts.label),
      address: addressOf(document),
      isAlone: !multivariant,
    })),
  ];
}

function header({playlist: {header, kind}, label}: Document): Finding[] {
  if (header === '#EXTM3U' || (kind === 'multivariant' && header.startsWith('#EXTM3U'))) return [];
  const what = header.trim() === '' ? '是空行' : `是${quote(header)}`;
  return [
    {
      id: 'header',
      severity: 'problem',
      title: '第一行不是单独的 #EXTM3U',
      detail: `${label}的第一行${what}。hls.js 只认顶格、后面没有别的字符的 #EXTM3U，否则拒绝播放。`,
      fix: '第一行只写 #EXTM3U。',
      docs: LIVE_PLAYLIST,
    },
  ];
}

/** What hls.js checks while it reads: `assignMultipleMediaPlaylistTagOccuranceError` and the like in its m3u8-parser.ts. */
function refused({playlist, label}: Document): Finding[] {
  if (playlist.refusals.length === 0) return [];
  const {refusals, tags} = playlist;
  const lines = refusals.map(({line}) => line);
  const of = (reason: string) => [...new Set(refusals.filter((refusal) => refusal.reason === reason).map(({tag}) => tag))];
  const [repeated, late] = [of('repeated'), of('late')];
  const what = [
    ...(repeated.length > 0 ? [`${beforeChinese(list(repeated))}写了不止一次`] : []),
    ...(late.length > 0 ? [`${beforeChinese(list(late))}写在了切片后面`] : []),
  ].join('，');
  const isJoined = tags.filter(({name}) => name === 'EXTM3U').length > 1;
  return [
    {
      id: 'tag-refused',
      severity: 'problem',
      title: `hls.js 拒绝这份播放列表：${what}`,
      detail: `${label}${linesOf(lines)}。hls.js 1.7 报 ${playlist.kind === 'media' ? 'levelParsingError，这一路' : 'manifestParsingError，整个流'}放不出来；Shaka 不报错。`,
      fix: isJoined
        ? '两份播放列表不能首尾相接：后一份只留切片，开头的标签都删掉，接缝处写 EXT-X-DISCONTINUITY。'
        : '这些标签只写一次，写在第一个切片之前；EXT-X-ENDLIST 写在最后。',
      docs: LIVE_PLAYLIST,
      lines,
    },
  ];
}

/** Like the expression of hls.js for `#EXTINF`: hls.js takes what that leaves over on the line for an address. */
const READABLE_LENGTH = /^\s*(?:\d+(?:\.\d*)?|\.\d+)?(?:,.*|\s*)$/;

function lengths({playlist, label}: Document): Finding[] {
  if (playlist.kind !== 'media') return [];
  const odd = playlist.tags.filter(({name, value}) => name === 'EXTINF' && !READABLE_LENGTH.test(value));
  if (odd.length > 0) {
    const lines = odd.map(({line}) => line);
    return [
      {
        id: 'length-unreadable',
        severity: 'problem',
        title: `${odd.length} 个切片的时长 hls.js 读不懂`,
        detail: `${label}${linesOf(lines)}，例如${quote(`#EXTINF:${odd[0]!.value}`)}。hls.js 会把读不懂的部分当成一个切片的地址：多出一个取不到的切片，后面的编号都错开一位。`,
        fix: '时长写成不带符号的十进制数，数字与逗号之间不留空格。',
        docs: LIVE_PLAYLIST,
        lines,
      },
    ];
  }
  const without = playlist.segments.filter(({hasDuration, isLeftover}) => !hasDuration && !isLeftover).map(({line}) => line);
  if (without.length === 0) return [];
  return [
    {
      id: 'length-missing',
      severity: 'problem',
      title: `${without.length} 个切片没有时长`,
      detail: `${label}${linesOf(without)}的地址前面没有 EXTINF。hls.js 当它的时长是 0，时间线对不上；Shaka 拒绝整份播放列表。`,
      fix: '每个切片的地址前面写一行 EXTINF；不是切片的行就删掉。',
      docs: LIVE_PLAYLIST,
      lines: without,
    },
  ];
}

/** hls.js takes the next line that is an address, whosever it is, and passes over the tags in between. */
function addresses({playlist}: Document): Finding[] {
  if (playlist.kind !== 'multivariant' || playlist.withoutAddress.length === 0) return [];
  const lines = playlist.withoutAddress;
  return [
    {
      id: 'variant-without-address',
      severity: 'problem',
      title: `${lines.length} 档清晰度没有地址`,
      detail: `主播放列表${linesOf(lines)}的 EXT-X-STREAM-INF 下面没有地址。后面若还有一档，hls.js 就把那一档的地址当成它的，那一档也没有了。`,
      fix: '每个 EXT-X-STREAM-INF 的下一行写它的地址。',
      docs: LIVE_PLAYLIST,
      lines,
    },
  ];
}

/** A replacement character stands for bytes that were not UTF-8. */
function letters({playlist, label}: Document): Finding[] {
  const addresses = playlist.kind === 'media' ? playlist.segments : playlist.variants;
  const broken = addresses.find(({uri}) => uri.includes('\uFFFD'));
  return broken
    ? [
        {
          id: 'encoding',
          severity: 'problem',
          title: '内容不是 UTF-8',
          detail: `${label}里的地址${quote(broken.uri)}读出了乱码，浏览器会照乱码去请求。多半存成了 GBK。`,
          fix: '存成 UTF-8；地址里的汉字最好先转义。',
          docs: LIVE_PLAYLIST,
        },
      ]
    : [];
}

function kinds({playlist: {kind, tags}}: Document): Finding[] {
  const variant = kind === 'media' ? tags.find(({name}) => name === 'EXT-X-STREAM-INF') : undefined;
  return variant
    ? [
        {
          id: 'mixed-kinds',
          severity: 'problem',
          title: '清晰度和切片写在了同一份播放列表里',
          detail: `第 ${variant.line} 行是 EXT-X-STREAM-INF，别处又有切片。hls.js 看到切片就当它是一路清晰度的播放列表，列出的清晰度都不会出现。`,
          fix: '主播放列表只列清晰度，切片写在各自的播放列表里。',
          docs: LIVE_PLAYLIST,
        },
      ]
    : [];
}

function variables({playlist, label, address, isAlone}: Document): Finding[] {
  const missing = playlist.missingVariables.filter(
    ({from}) => from === 'NAME' || (from === 'QUERYPARAM' && address) || (from === 'IMPORT' && !isAlone),
  );
  return missing.length > 0
    ? [
        {
          id: 'define-missing',
          severity: 'problem',
          title: `变量${list(missing.map(({name}) => quote(name, 40)))}没有值`,
          detail: `${label}用了 EXT-X-DEFINE 的变量，但前面没有定义它，或地址与主播放列表里没有。hls.js 报错，这一路放不出来。`,
          fix: '在第一次使用之前用 EXT-X-DEFINE 定义它。',
          docs: LIVE_PLAYLIST,
        },
      ]
    : [];
}
