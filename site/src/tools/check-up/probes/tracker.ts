import type {Outcome} from '../report.ts';
import type {Probe} from '../runProbes.ts';

const UNREACHABLE = {to: '/docs/faq/errors#x2-2001', label: 'X2-2001 Tracker 连接不上'} as const;
const ANSWER_WITHIN_MS = 4000;

export const webSocket: Probe = {
  id: 'web-socket',
  name: 'WebSocket',
  timeLimitMs: 1000,
  run: (): Outcome =>
    typeof WebSocket === 'function'
      ? {status: 'ok', text: '浏览器有 WebSocket，能不能连上 Tracker 要看下一项。'}
      : {status: 'fail', text: '没有 WebSocket：找不到其他观众，播放走 HTTP。', remedy: UNREACHABLE},
};

/** Opens the reader's tracker and announces once, with a random stream that nobody watches and without an offer. */
export const tracker = (url: URL | undefined): Probe => ({
  id: 'tracker',
  name: 'Tracker',
  timeLimitMs: 10_000,
  onTimeout: {status: 'fail', text: '10 s 没有连上：地址、防火墙或代理有问题。', remedy: UNREACHABLE},
  run: async (signal): Promise<Outcome> => {
    if (!url) return {status: 'skipped', text: '没有填 Tracker，不联系任何外部服务器。'};
    if (url.protocol === 'ws:' && location.protocol === 'https:') {
      return {
        status: 'fail',
        text: 'https 页面里浏览器会拒绝 ws://（混合内容），改用 wss://。',
        remedy: {to: '/docs/faq/errors#x2-1005', label: 'X2-1005'},
      };
    }
    const startedAt = performance.now();
    const socket = new WebSocket(url);
    signal.addEventListener('abort', () => socket.close());
    const opened = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('close', () => resolve(false));
    });
    if (!opened)
      return {
        status: 'fail',
        text: '连不上：地址或端口不对、证书不被信任、被防火墙拦下，或本网站的 CSP 不允许。浏览器不说是哪一种，浏览器控制台里有线索。',
        remedy: UNREACHABLE,
      };
    const openMs = Math.round(performance.now() - startedAt);
    const answer = await announce(socket);
    socket.close();
    const facts = {openMs, answer: answer?.kind ?? 'none'};
    if (!answer) {
      return {
        status: 'warn',
        text: `${openMs} ms 连上，但 ${ANSWER_WITHIN_MS / 1000} s 内没有按 WebTorrent 协议应答：可能不是 WebTorrent Tracker。`,
        facts,
        remedy: {to: '/docs/hls-sdk/tracker#tracker-own', label: '要 WebTorrent Tracker'},
      };
    }
    if (answer.kind === 'refused') {
      return {
        status: 'warn',
        text: `${openMs} ms 连上并应答，但拒绝了不带令牌的请求：「${answer.reason.slice(0, 80)}」。带令牌的播放器不受影响。`,
        facts,
        remedy: {to: '/docs/faq/errors#x2-2002', label: 'X2-2002 令牌被拒绝'},
      };
    }
    return {status: 'ok', text: `${openMs} ms 连上，按 WebTorrent 协议应答了。`, facts};
  },
});

type Answer = {readonly kind: 'answered'} | {readonly kind: 'refused'; readonly reason: string};

function announce(socket: WebSocket): Promise<Answer | undefined> {
  const random = (): string => String.fromCharCode(...crypto.getRandomValues(new Uint8Array(20)));
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS);
    socket.addEventListener('close', () => resolve(undefined));
    socket.addEventListener('message', ({data}) => {
      const message = parse(data);
      if (!message) return;
      const reason = message['failure reason'];
      if (typeof reason === 'string') resolve({kind: 'refused', reason});
      else if (message.action === 'announce') resolve({kind: 'answered'});
    });
    socket.send(
      JSON.stringify({
        action: 'announce',
        event: 'started',
        info_hash: random(),
        peer_id: random(),
        numwant: 0,
        uploaded: 0,
        downloaded: 0,
        left: 1,
        offers: [],
      }),
    );
  });
}

function parse(data: unknown): Record<string, unknown> | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
