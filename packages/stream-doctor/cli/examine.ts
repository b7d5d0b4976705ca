import {readFile, stat} from 'node:fs/promises';
import {collect, diagnose, MAX_PLAYLIST_LENGTH, readHar, type Report, type StreamInput} from '../src/index.ts';
import {readAddress} from '../src/collect/fetchText.ts';
import {harTooLarge, looksLikeHar, MAX_HAR_LENGTH} from '../src/har/looksLikeHar.ts';
import {tooLarge} from '../src/playlist/checkText.ts';
import {Trouble} from '@x2p2p/command/Trouble';
import type {Asked, Values} from './readArguments.ts';

/** One examination of what a command line asks for; `readInput` gives what stands behind `-`. */
export const examine = async (asked: Pick<Asked, 'target' | 'values' | 'settings'>, readInput: () => Promise<string>): Promise<Report> =>
  diagnose(await read(asked, readInput), asked.settings);

async function read({target, values}: Pick<Asked, 'target' | 'values'>, readInput: () => Promise<string>): Promise<StreamInput> {
  if (isAddress(target)) {
    if (values.later) throw new Trouble('--later 只和文件或标准输入一起用：地址会自己再读一次。');
    return collect(target, {...transportOf(values), recheck: !values['no-recheck']});
  }
  if (/^[a-z]{3,}:\/\//i.test(target)) throw new Trouble('只认 http:// 与 https:// 的地址。');
  const base = values.base === undefined ? undefined : readAddress(values.base).href;
  const text = target === '-' ? await readInput() : await readTextFile(target);
  if (isHar(target) || looksLikeHar(text)) {
    if (values.later) throw new Trouble('--later 不和 HAR 一起用：HAR 里有每一次读取。');
    return readHar(text);
  }
  const later = await Promise.all((values.later ?? []).map(async (name) => ({text: await readTextFile(name)})));
  return {entry: {text, address: base, finalAddress: base, later}};
}

export const isAddress = (target: string): boolean => /^https?:\/\//i.test(target);

export const transportOf = ({origin}: Values) => ({
  fetch,
  origin: origin === undefined ? 'https://example.com' : readAddress(origin).origin,
});

const isHar = (name: string): boolean => /\.har$/i.test(name);

async function readTextFile(name: string): Promise<string> {
  const found = await stat(name).catch(() => undefined);
  if (!found?.isFile()) throw new Trouble(`没有叫 ${name} 的文件。`);
  if (isHar(name) && found.size > MAX_HAR_LENGTH) throw harTooLarge();
  if (!isHar(name) && found.size > MAX_PLAYLIST_LENGTH) throw tooLarge();
  return readFile(name, 'utf8');
}
