import {countByType, isMasked, natHint, parseCandidate, type Candidate} from '../candidates.ts';
import type {Outcome} from '../report.ts';
import type {Probe} from '../runProbes.ts';

const DATA_CHANNEL_HELP = {to: '/docs/faq/Integration#datachannel-fails', label: '数据通道连不上'} as const;
const PAYLOAD_BYTES = 8_000_000;
const MESSAGE_BYTES = 64 * 1024 - 1;
const HIGH_WATER_BYTES = 1_000_000;

const hasWebRtc = (): boolean => typeof RTCPeerConnection === 'function' && 'createDataChannel' in RTCPeerConnection.prototype;

/** Two connections of this page talk to each other: proves the browser, not the network. */
export const dataChannel: Probe = {
  id: 'data-channel',
  name: '数据通道（本机回环）',
  timeLimitMs: 15_000,
  onTimeout: {status: 'fail', text: '15 s 内两端没有连上：没有网络，或者 WebRTC 被扩展、企业策略或 VPN 拦下。', remedy: DATA_CHANNEL_HELP},
  run: async (signal): Promise<Outcome> => {
    if (!hasWebRtc())
      return {
        status: 'fail',
        text: '没有 WebRTC 数据通道：播放全部走 HTTP。',
        remedy: {to: '/docs/faq/errors#x2-1103', label: 'X2-1103'},
      };
    const [sender, receiver] = [new RTCPeerConnection(), new RTCPeerConnection()];
    signal.addEventListener('abort', () => [sender, receiver].forEach((connection) => connection.close()));
    sender.onicecandidate = ({candidate}) => void receiver.addIceCandidate(candidate ?? undefined).catch(() => undefined);
    receiver.onicecandidate = ({candidate}) => void sender.addIceCandidate(candidate ?? undefined).catch(() => undefined);

    const startedAt = performance.now();
    const channel = sender.createDataChannel('x2-check-up');
    const arriving = new Promise<RTCDataChannel>((resolve) => receiver.addEventListener('datachannel', (event) => resolve(event.channel)));
    const opened = new Promise<void>((resolve) => channel.addEventListener('open', () => resolve()));
    await sender.setLocalDescription(await sender.createOffer());
    await receiver.setRemoteDescription(sender.localDescription!);
    await receiver.setLocalDescription(await receiver.createAnswer());
    await sender.setRemoteDescription(receiver.localDescription!);
    await opened;
    const openMs = Math.round(performance.now() - startedAt);
    const bitsPerSecond = await throughput(channel, await arriving, signal);
    const megabits = Math.round(bitsPerSecond / 1e6);
    const facts = {openMs, megabitsPerSecond: megabits};
    const text = `${openMs} ms 连上，回环吞吐约 ${megabits} Mbit/s（只说明这台设备跑得动，不是你的网速）。`;
    // A viewer sends to a few others at once; below this the processor, not the network, is the limit.
    return megabits < 20
      ? {
          status: 'warn',
          text: `${text}偏慢，高码率时 CPU 会先成为瓶颈。`,
          facts,
          remedy: {to: '/docs/faq/product#peer-limit', label: '一台设备的负担'},
        }
      : {status: 'ok', text, facts};
  },
};

async function throughput(out: RTCDataChannel, incoming: RTCDataChannel, signal: AbortSignal): Promise<number> {
  const message = new Uint8Array(MESSAGE_BYTES);
  out.bufferedAmountLowThreshold = HIGH_WATER_BYTES / 4;
  incoming.binaryType = 'arraybuffer';
  const startedAt = performance.now();
  let received = 0;
  const all = new Promise<void>((resolve) =>
    incoming.addEventListener('message', ({data}) => {
      received += (data as ArrayBuffer).byteLength;
      if (received >= PAYLOAD_BYTES) resolve();
    }),
  );
  for (let sent = 0; sent < PAYLOAD_BYTES && !signal.aborted; sent += MESSAGE_BYTES) {
    if (out.bufferedAmount > HIGH_WATER_BYTES)
      await new Promise((resolve) => out.addEventListener('bufferedamountlow', resolve, {once: true}));
    if (out.readyState === 'open') out.send(message);
  }
  await all;
  return (received * 8000) / (performance.now() - startedAt);
}

async function gather(
  iceServers: RTCIceServer[],
  signal: AbortSignal,
): Promise<{candidates: Candidate[]; errors: string[]; isComplete: boolean}> {
  const connection = new RTCPeerConnection({iceServers});
  signal.addEventListener('abort', () => connection.close());
  const candidates: Candidate[] = [];
  const errors: string[] = [];
  connection.addEventListener('icecandidateerror', (event) => {
    const {errorCode, url} = event;
    errors.push(`${url} ${errorCode}`);
  });
  const complete = new Promise<boolean>((resolve) => {
    connection.addEventListener('icecandidate', ({candidate}) => {
      const parsed = candidate ? parseCandidate(candidate.candidate) : undefined;
      if (parsed) candidates.push(parsed);
      if (!candidate) resolve(true);
    });
  });
  // Gathering may last until a server times out; after 8 s, what has come by then counts.
  const enough = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 8000));
  connection.createDataChannel('x2-check-up');
  await connection.setLocalDescription(await connection.createOffer());
  const isComplete = await Promise.race([complete, enough]);
  connection.close();
  return {candidates, errors, isComplete};
}

export const localCandidates: Probe = {
  id: 'mdns',
  name: '局域网地址与 mDNS',
  timeLimitMs: 10_000,
  run: async (signal): Promise<Outcome> => {
    if (!hasWebRtc()) return {status: 'skipped', text: '没有 WebRTC。'};
    const {candidates} = await gather([], signal);
    const hosts = candidates.filter(({type}) => type === 'host');
    const facts = {...countByType(candidates), masked: hosts.filter(isMasked).length};
    if (hosts.length === 0)
      return {
        status: 'warn',
        text: '浏览器没有给出本机地址：不用 STUN 时和谁都连不上，局域网里也一样。',
        facts,
        remedy: {to: '/docs/faq/Integration#same-lan-only', label: '哪些观众能互连'},
      };
    return hosts.every(isMasked)
      ? {status: 'ok', text: '局域网地址被 mDNS 名字遮住：别人看不到它。企业网络若拦下 mDNS，同一局域网的观众可能反而连不上。', facts}
      : {status: 'info', text: '局域网地址没有遮住：给过摄像头或麦克风权限的页面和一些 WebView 都是这样，互连反而容易。', facts};
  },
};

const HINTS = {
  'no-mapping': {status: 'fail', text: 'STUN 没有返回公网地址：UDP 被拦，或服务器不通。只有同一局域网或有公网地址的观众能互连。'},
  cone: {status: 'ok', text: '拿到公网地址，不同服务器看到同一个端口：多数观众能和你互连。'},
  symmetric: {status: 'warn', text: '不同服务器看到不同端口，像对称型 NAT：只能和网络更开放的观众互连。'},
  unknown: {status: 'ok', text: '拿到公网地址。没有两台服务器的答案，分不出 NAT 的种类；填两台能用的再测。'},
} as const satisfies Record<string, Outcome>;

export const stun = (servers: readonly string[]): Probe => ({
  id: 'stun',
  name: 'STUN 与 NAT',
  timeLimitMs: 12_000,
  run: async (signal): Promise<Outcome> => {
    if (servers.length === 0) return {status: 'skipped', text: '没有填 STUN 服务器，不联系任何外部服务器。'};
    if (!hasWebRtc()) return {status: 'skipped', text: '没有 WebRTC。'};
    const {candidates, errors, isComplete} = await gather(
      servers.map((urls) => ({urls})),
      signal,
    );
    // Not every browser says which server a candidate came from: several count only if all of them answered.
    const hint = natHint(candidates, isComplete && errors.length === 0 ? new Set(servers).size : 1);
    const facts = {...countByType(candidates), nat: hint, errors: errors.length};
    return {
      ...HINTS[hint],
      facts,
      ...(HINTS[hint].status === 'ok' ? undefined : {remedy: {to: '/docs/faq/Integration#same-lan-only', label: '换个网络就连不上'}}),
    };
  },
});
