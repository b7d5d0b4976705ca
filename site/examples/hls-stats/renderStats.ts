// #region render
import type {EngineStats} from 'x2-hlsjs';

/** 1 MB = 10⁶ 字节，与 CDN 账单的单位一致。 */
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

export function renderStats(panel: HTMLElement, stats: EngineStats): void {
  const rows = {
    'HTTP 下载': megabytes(stats.httpBytes),
    'P2P 下载': megabytes(stats.p2pBytes),
    'P2P 上传': megabytes(stats.uploadBytes),
    已连接节点: String(stats.peers),
    分享率: `${Math.round(stats.ratio * 100)}%`,
  };
  const items = Object.entries(rows).flatMap(([name, value]) => [
    element('dt', name),
    element('dd', value),
  ]);
  panel.replaceChildren(...items);
}

function element(tag: string, text: string): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
}
// #endregion
