import type {ViewerIncident} from '../protocol.ts';

/** What an incident means, said to the visitor. */
export function describeIncident(name: string, incident: ViewerIncident, detail: string | undefined): string {
  switch (incident) {
    case 'segment-rejected':
      return `${name}收到的切片 ${shortNumber(detail)} 与哈希清单不符，已丢弃，改从别处取；整片来自一个节点的，那个节点也被断开。`;
    case 'corrupted-upload':
      return `${name}发出的一个切片被故意改错了一个字节。`;
    case 'p2p-timeout':
      return `${name}等切片 ${shortNumber(detail)} 的 P2P 数据超时，换别的节点或改走 HTTP。`;
    case 'http-failed':
      return `${name}的切片 ${shortNumber(detail)} 没能从服务器取到，正在重试。`;
    case 'hash-unavailable':
      return `${name}没有拿到哈希清单，切片不校验。`;
    case 'webrtc-missing':
      return `${name}没有 WebRTC，全部走 HTTP。`;
    case 'playback-failed':
      return detail === 'autoplay' ? `${name}被浏览器禁止自动播放，点一下它的画面。` : `${name}的播放器报错（${detail}），正在恢复。`;
    case 'playback-given-up':
      return `${name}的播放器报错（${detail}），没有恢复，已停下。`;
    case 'peer-closed':
      return `${name}与一个节点的连接断开了。`;
  }
}

/** Live sequence numbers have eight digits; the last four tell them apart. */
function shortNumber(number: string | number | undefined): string {
  return String(number ?? '').slice(-4);
}
