import {parseAddress} from '../address/signs.ts';
import {addressOf} from '../input.ts';
import {afterChinese, nameOrQuote} from '../inSentence.ts';
import {LIMITS, list, ofFirst} from './context.ts';

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
          detail:
            '广告是另一份播放列表，由播放器另外加载，不占这份播放列表的序号，也就不会让切片错位。广告本身走不走 P2P，本站没有测试过。',
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
  const names = [...new Set(marks.map(({name}) => nameOrQuote(name)))];
  const isStitched = facts.discontinuities > 0 && hosts.size > 1;
  return [
    {
      id: 'ad-marks',
      severity: isStitched ? 'problem' : 'warning',
      title: isStitched ? '切片里拼进了别处的广告' : '有插播标记',
      detail: `看到${afterChinese(list(names))}${isStitched ? `，切片来自 ${hosts.size} 个主机` : ''}。服务端若给每位观众拼不同的广告，同一个序号在两位观众那里就是不同的内容，互传会放出别人的广告。`,
      fix: '所有观众广告相同，不必改；因人而异，就让广告由播放器另外加载，或给每种广告组合一个 swarmId，并开启切片校验。',
      docs: LIMITS,
    },
  ];
});
