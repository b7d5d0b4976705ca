import {StreamProblem} from './StreamProblem.ts';

/** A day of two-second segments with long signed addresses stays below this. */
export const MAX_PLAYLIST_LENGTH = 5_000_000;

const TOO_LARGE = `内容超过 ${MAX_PLAYLIST_LENGTH / 1_000_000} MB，不像播放列表；没有读取，请确认填的不是视频文件。`;

export function tooLarge(): StreamProblem {
  return new StreamProblem('too-large', TOO_LARGE);
}

/** The text without its byte order mark; throws when it is something else than a playlist, saying what it looks like. */
export function checkText(text: string): string {
  if (text.length > MAX_PLAYLIST_LENGTH) throw tooLarge();
  const body = text.replace(/^\uFEFF/, '');
  const start = body.slice(0, 2000).trimStart();
  if (start === '') throw new StreamProblem('empty', '内容是空的，没有可检查的播放列表。');
  if (start.startsWith('#EXTM3U')) return body;
  if (/^https?:\/\/\S+$/i.test(body.trim()))
    throw new StreamProblem('address', '这是一个地址，不是播放列表的文本；要检查它，就填在地址里。');
  if (/^curl\s/i.test(start)) throw new StreamProblem('not-m3u8', '这是一条 curl 命令，不是播放列表；填它里面的地址，或粘贴它打印的内容。');
  // The first two bytes of gzip, of which the second is no UTF-8.
  if (start.startsWith('\u001F\uFFFD'))
    throw new StreamProblem('compressed', '内容是 gzip 压缩过的，先解压再检查；服务器直接发出这样的文件时，要带 Content-Encoding: gzip。');
  if (start.includes('\u0000') && start.replaceAll('\u0000', '').includes('#EXT'))
    throw new StreamProblem('encoding', '内容存成了 UTF-16；HLS 的播放列表要用 UTF-8，重新存过再检查。');
  // Text has line breaks and tabs, but no other control characters; a replacement character means bytes that are not UTF-8.
  const odd = [...start].filter((character) => /[\u0000-\u0008\u000E-\u001F\uFFFD]/.test(character)).length;
  if (odd > start.length / 100)
    throw new StreamProblem('binary', '内容是二进制数据，不是播放列表；请确认地址指向 .m3u8，而不是切片或视频文件。');
  if (/^<\?xml|^<MPD/i.test(start) && /<MPD/i.test(start))
    throw new StreamProblem('dash', '这是 DASH 的 MPD 文件；这里检查 HLS 播放列表（m3u8）。');
  if (start.startsWith('<')) throw new StreamProblem('html', '内容是网页，不是播放列表；多半是登录页、错误页或播放页的地址。');
  if (/^[[{]/.test(start)) throw new StreamProblem('json', '内容是 JSON，不是播放列表；多半是接口的返回值，真正的播放地址在它里面。');
  // Checked before the advice to add a first line: response headers copied along would then be taken for segments.
  if (start.includes('#EXTM3U'))
    throw new StreamProblem(
      'not-m3u8',
      '#EXTM3U 前面还有别的内容（响应头、引用符号或看不见的字符），hls.js 会拒绝这样的文件；只是复制时带上的，就删掉它们再检查。',
    );
  if (/^#extm3u/i.test(start)) throw new StreamProblem('not-m3u8', '第一行的 #EXTM3U 没有用大写，播放器不认；标签名都改成大写再检查。');
  if (/#EXT(INF|-X-)/.test(start)) throw new StreamProblem('not-m3u8', '第一行不是 #EXTM3U，hls.js 会拒绝播放；在最前面补上这一行再检查。');
  throw new StreamProblem('not-m3u8', '内容不是播放列表：没有 #EXTM3U，也没有任何 HLS 标签；请确认地址指向 .m3u8，或粘贴它的全文。');
}
