import {identityInQuery, parseAddress, pathTokens} from '../address/signs.ts';
import {addressOf} from '../input.ts';
import type {Finding} from '../report.ts';
import {quote} from '../inSentence.ts';
import {list, SWARM_ID, type Rule} from './context.ts';

/** What splits viewers of one stream, or mixes viewers of two. A `swarmId` of the integrator settles both. */
export const address: Rule = ({address: final, input, settings}) => {
  if (!final) return [];
  if (settings.swarmId)
    return [
      {
        id: 'swarm-id-set',
        severity: 'good',
        title: '群组由 swarmId 决定',
        detail: `设了${quote(settings.swarmId)}，地址里的令牌、跳转与查询参数都不影响群组。不同内容要用不同的值。`,
        docs: SWARM_ID,
      },
    ];
  const findings: Finding[] = [];
  const tokens = pathTokens(final);
  if (tokens.length > 0) {
    const isCertain = tokens.some((sign) => sign.isCertain);
    findings.push({
      id: 'path-token',
      severity: isCertain ? 'problem' : 'warning',
      title: isCertain ? '路径里有令牌，会把观众拆散' : '路径里有一段像令牌',
      detail: `${list(
        tokens.map(({text, reason}) => `${quote(text, 36)}${reason}`),
        3,
      )}。群组取自去掉查询参数的地址，路径每人不同，就每人一个群组，没有 P2P。`,
      fix: `${isCertain ? '' : '如果它对所有观众都相同，不必理会；否则'}设 swarmId，取对同一内容不变的值，例如频道号。`,
      docs: SWARM_ID,
    });
  }
  const names = identityInQuery(final);
  if (names.length > 0) {
    findings.push({
      id: 'query-identity',
      severity: 'problem',
      title: '不同的流可能只差查询参数，会串台',
      detail: `路径是通用的文件名，${list(names.map((name) => quote(name)))}像是在说哪一路流。引擎去掉查询参数，这些流会进同一个群组，观众会收到别的流的切片。`,
      fix: '必须设 swarmId，让它包含这个参数的值。',
      docs: '/docs/faq/Integration#wrong-video',
    });
  }
  const asked = parseAddress(input.entry.address);
  const landed = parseAddress(input.entry.finalAddress);
  if (asked && landed && (asked.host !== landed.host || asked.pathname !== landed.pathname)) {
    const isHost = asked.host !== landed.host;
    findings.push({
      id: 'redirected',
      severity: 'warning',
      title: `地址跳转到了${isHost ? `另一个主机 ${landed.host}` : '另一个路径'}`,
      detail: '群组取自跳转之后的地址。调度把观众分到几个主机名或 IP，就有几个互不相见的群组。',
      fix: '设 swarmId；或让所有观众落到同一个地址。',
      docs: '/docs/faq/Integration#redirects',
    });
  }
  if (findings.length === 0)
    findings.push({
      id: 'address-fine',
      severity: 'good',
      title: '地址里没有看到会拆散群组的东西',
      detail: `所有观众都落到${quote(final.split('?')[0]!, 120)}时，就在同一个群组。`,
      docs: SWARM_ID,
    });
  return findings;
};

export const escaping: Rule = ({input}) => {
  if (!/[\u4E00-\u9FFF]/.test(addressOf(input.entry) ?? '')) return [];
  return [
    {
      id: 'address-unescaped',
      severity: 'note',
      title: '地址里有未转义的汉字',
      detail: '浏览器会先转义再请求；引擎用转义之后的地址计算群组，各端写法不同也不要紧。',
      docs: SWARM_ID,
    },
  ];
};

/** The addresses of segments are often signed, which readers worry about needlessly. */
export const segmentAddresses: Rule = ({media}) => {
  const signed = media[0]?.playlist.segments.find(({uri}) => uri.includes('?') || pathTokens(absolute(uri)).length > 0);
  if (!signed) return [];
  return [
    {
      id: 'segment-signed',
      severity: 'good',
      title: '切片地址带签名，不影响 P2P',
      detail: `例如${quote(signed.uri)}。节点之间按媒体序号对应切片，各人的切片地址不同也能互传；改走 HTTP 时，各用自己播放列表里的地址。`,
      docs: '/docs/faq/Integration#segment-urls',
    },
  ];
};

const absolute = (uri: string): string => (parseAddress(uri) ? uri : `https://host.invalid/${uri.replace(/^\/+/, '')}`);

export const queryVariables: Rule = ({multivariant, media, settings}) => {
  const tags = [multivariant, ...media.map(({playlist}) => playlist)].flatMap((playlist) => playlist?.tags ?? []);
  if (settings.swarmId || !tags.some(({name, value}) => name === 'EXT-X-DEFINE' && value.includes('QUERYPARAM'))) return [];
  return [
    {
      id: 'define-query',
      severity: 'warning',
      title: '播放列表内容取决于查询参数',
      detail: 'EXT-X-DEFINE 用 QUERYPARAM 把查询参数代进了切片地址，而群组不看查询参数。参数若决定内容，就会串台。',
      fix: '设 swarmId，让它包含这个参数。',
      docs: '/docs/faq/Integration#wrong-video',
    },
  ];
};
