import {codecKind, codecsIn} from '../playlist/codecs.ts';
import type {LeftOut, MultivariantPlaylist, Variant} from '../playlist/types.ts';
import type {Finding} from '../report.ts';
import {isToldByPath, variantLabel} from '../swarm/swarmsOf.ts';
import {quote} from '../inSentence.ts';
import {list, SWARM_ID, type Rule} from './context.ts';

/** Our own line: beyond it, each group is below a fifth of an evenly spread audience. */
const MANY_VARIANTS = 4;

export const variants: Rule = ({multivariant, swarms}) => {
  if (!multivariant) return [];
  const {audioTracks} = multivariant;
  const all = multivariant.variants.filter(({leftOut}) => !leftOut);
  const findings: Finding[] = leftOutFindings(multivariant);
  const distinct = swarms.filter(({type}) => type === 'main').length;
  const outside = swarms.length - distinct;
  if (distinct > MANY_VARIANTS) {
    findings.push({
      id: 'variants-many',
      severity: 'warning',
      title: `${distinct} 档清晰度，就是 ${distinct} 个群组`,
      detail: '看不同清晰度的人不互传。观众平均分开时，每个群组只有总数的一部分，分享率随之下降。',
      fix: '人少的流减少档位。',
      docs: '/docs/hls-sdk/swarms#names',
    });
  }
  const withPicture = all.filter(({uri}) => !audioTracks.some((track) => track.uri === uri));
  const repeated = (withPicture.length || all.length) - distinct;
  if (repeated > 0)
    findings.push({
      id: 'variants-repeated',
      severity: 'note',
      title: `${repeated} 档清晰度与别的是同一档`,
      detail:
        '地址相同、只换了主机，或属于另一条线路（PATHWAY-ID）而属性相同的，引擎当作同一档，观众在同一个群组里。各处的切片必须逐字节相同。',
      docs: SWARM_ID,
    });
  if (swarms.some(isToldByPath))
    findings.push({
      id: 'renditions-alike',
      severity: 'note',
      title: '有几路的属性完全相同，只能靠路径区分',
      detail:
        '引擎按主播放列表写的属性给清晰度和音轨命名，属性全同才加上地址的路径。这时路径因 CDN 而异，观众就不在同一个群组，设 swarmId 也一样。',
      fix: '备用线路写上 PATHWAY-ID；其余的写明差别，例如 FRAME-RATE 或 STABLE-VARIANT-ID。',
      docs: SWARM_ID,
    });
  if (outside > 0)
    findings.push({
      id: 'audio-tracks',
      severity: 'note',
      title: `${outside} 条独立音轨，各是一个群组`,
      detail: '音轨与画面分开传，各有各的群组。每位观众同时在两个群组里。',
      docs: SWARM_ID,
    });
  if (multivariant.tags.some(({name}) => name === 'EXT-X-CONTENT-STEERING')) {
    findings.push({
      id: 'content-steering',
      severity: 'note',
      title: '内容调度（Content Steering）不会把观众分开',
      detail: '换了线路的清晰度还是同一档，走不同线路的观众在同一个群组。各条线路上的切片必须逐字节相同，媒体序号也相同。',
      docs: '/docs/faq/Integration#multi-cdn',
    });
  }
  return findings;
};

/** What hls.js does not play has no swarm in the table, and is named here instead. */
function leftOutFindings({variants}: MultivariantPlaylist): Finding[] {
  const named = (some: readonly Variant[]) =>
    list(
      some.map((variant) => `第 ${variant.line} 行${quote(variant.codecs ?? variantLabel(variant), 40)}`),
      3,
    );
  const of = (reason: LeftOut) => variants.filter(({leftOut}) => leftOut === reason);
  const [codec, silent, range] = [of('codec'), of('no-picture'), of('video-range')];
  const unknown = codec.length > 0 ? [] : variants.filter(({codecs}) => codecsIn(codecs).some((one) => codecKind(one) === undefined));
  const findings: Finding[] = [];
  if (codec.length > 0)
    findings.push({
      id: 'variants-codec',
      severity: 'warning',
      title: `hls.js 不放其中 ${codec.length} 档清晰度：不认识编码`,
      detail: `${named(codec)}。hls.js 只要有认识的编码就去掉不认识的，这几档没有群组，群组表里不列；用 Shaka 的观众能不能看，由浏览器决定。`,
      fix: '核对 CODECS 的写法；这几档要给所有人看，就换成浏览器都能解的编码。',
      docs: SWARM_ID,
      lines: codec.map(({line}) => line),
    });
  if (unknown.length > 0)
    findings.push({
      id: 'variants-codec',
      severity: 'warning',
      title: 'hls.js 不认识每一档的编码',
      detail: `${named(unknown)}。浏览器说能解，hls.js 才放；多数浏览器不能，就报 manifestIncompatibleCodecsError。`,
      fix: '核对 CODECS 的写法；另给一档浏览器都能解的编码。',
      docs: SWARM_ID,
      lines: unknown.map(({line}) => line),
    });
  if (silent.length > 0)
    findings.push({
      id: 'variants-no-picture',
      severity: 'note',
      title: `hls.js 不放其中 ${silent.length} 档：没有画面`,
      detail: `${named(silent)}。别的档写明了画面，hls.js 就去掉只有声音或图片的档，群组表里不列。`,
      docs: SWARM_ID,
      lines: silent.map(({line}) => line),
    });
  if (range.length > 0)
    findings.push({
      id: 'variants-range',
      severity: 'warning',
      title: `hls.js 不放其中 ${range.length} 档：VIDEO-RANGE 的值不认识`,
      detail: `${named(range)}。VIDEO-RANGE 只能是 SDR、HLG 或 PQ；这几档在群组表里不列。`,
      fix: '改正 VIDEO-RANGE。',
      docs: SWARM_ID,
      lines: range.map(({line}) => line),
    });
  return findings;
}
