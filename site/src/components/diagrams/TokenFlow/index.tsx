import type {ReactNode} from 'react';
import {MessageFlow, type Message} from '../MessageFlow/index.tsx';

const lanes = ['X2 控制台', '服务端', '播放页', 'Tracker'];

const messages: readonly Message[] = [
  {from: 0, to: 1, text: '签名密钥，创建时显示，由你存进服务端'},
  {from: 2, to: 1, text: '观众打开播放页，请求令牌'},
  {from: 1, to: 2, text: '短时令牌：绑定域名，写明到期时间，带签名'},
  {from: 2, to: 3, text: 'WebSocket 握手，地址带 token，浏览器自动带上 Origin'},
  {from: 3, to: 2, text: '验签、查有效期与绑定；通过才转发连接信息'},
];

/** Where a token comes from and who looks at it. The CDN is absent on purpose: it never sees this token. */
export function TokenFlow(): ReactNode {
  return (
    <MessageFlow
      lanes={lanes}
      messages={messages}
      caption="签名令牌从签发到验证的过程。图里没有 CDN：它不认识这个令牌，播放列表与切片的防盗链照旧由 CDN 自己管。"
    />
  );
}
