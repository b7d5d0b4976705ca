import {parseAddress} from 'stream-doctor/identity';

/** Chat programs and web pages put characters into addresses that nobody sees and no server knows. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

export const cleanAddress = (text: string): string => text.replaceAll(INVISIBLE, '').trim();

/** What was pasted in place of one address, as far as it can be told. Fields of one line join pasted lines. */
export function pastedInstead(text: string): string | undefined {
  const pasted = cleanAddress(text);
  if (/^curl\s/i.test(pasted)) return '这是一条 curl 命令，只留下其中的地址。';
  if (pasted.startsWith('#EXT')) return '这是播放列表的文本，这里要它的地址。';
  return /^(?:https?|wss?):\/\/\S.*?[\s\w](?:https?|wss?):\/\//i.test(pasted) ? '这里有不止一个地址：一次填一个，能填几个的用逗号隔开。' : undefined;
}

/** Why a text is no address of a page or stream; undefined when it is one, or when there is none. */
export function addressProblem(text: string): string | undefined {
  const address = cleanAddress(text);
  if (address === '') return undefined;
  return pastedInstead(address) ?? (parseAddress(address) ? undefined : '读不出这个地址：要以 http:// 或 https:// 开头，冒号和斜线用半角。');
}
