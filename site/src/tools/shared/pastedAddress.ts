import {parseAddress} from 'stream-doctor/identity';

/** Chat programs and web pages put characters into addresses that nobody sees and no server knows. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

export const cleanAddress = (text: string): string => text.replaceAll(INVISIBLE, '').trim();

/** What was pasted in place of addresses, as far as it can be told. */
export function pastedOther(text: string): string | undefined {
  const pasted = cleanAddress(text);
  if (/^curl\s/i.test(pasted)) return '这是一条 curl 命令，只留下其中的地址。';
  return pasted.startsWith('#EXT') ? '这是播放列表的文本，这里要它的地址。' : undefined;
}

/** The same where one address belongs. Fields of one line join pasted lines. */
export function pastedInstead(text: string): string | undefined {
  const pasted = cleanAddress(text);
  const other = pastedOther(pasted);
  if (other) return other;
  return /^(?:https?|wss?):\/\/\S.*?[\s\w](?:https?|wss?):\/\//i.test(pasted)
    ? '这里有不止一个地址：一次填一个，能填几个的用逗号隔开。'
    : undefined;
}

/** Why a text is no address of a page or stream; undefined when it is one, or when there is none. */
export function addressProblem(text: string): string | undefined {
  const address = cleanAddress(text);
  if (address === '') return undefined;
  return (
    pastedInstead(address) ?? (parseAddress(address) ? undefined : '读不出这个地址：要以 http:// 或 https:// 开头，冒号和斜线用半角。')
  );
}

/** An ASCII name, as `URL` gives it, or an IP address. The standard allows more, some of it code where addresses are inserted. */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/;

type Wanted = {
  /** The one to advise first. */
  readonly protocols: readonly string[];
  /** What a sentence to the reader calls the address. */
  readonly name: string;
};

/** An address to connect to and to write into code, or the sentence why it is none. */
export function readAddress(text: string, {protocols, name}: Wanted): URL | string {
  const address = cleanAddress(text);
  const instead = pastedInstead(address);
  if (instead) return instead;
  // Without a colon there is no protocol. Having `URL` throw for every word of a long text would hold the page up.
  const url = address.includes(':') ? urlOf(address) : undefined;
  if (!url || !protocols.includes(url.protocol) || url.host === '') return `${name}应以 ${protocols[0]}// 开头，写成完整地址。`;
  if (!HOST.test(url.hostname)) return `${name}在 // 之后应是域名或 IP 地址，收到「${url.hostname.slice(0, 60)}」。`;
  // A quote in an address is legal and would end a string in the generated code.
  url.href = url.href.replaceAll("'", '%27');
  return url.username === '' && url.password === '' ? url : `${name}里不要写用户名和密码。`;
}

export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
