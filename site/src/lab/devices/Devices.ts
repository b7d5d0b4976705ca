import type {LabSession} from '../run/session.ts';
import {recentRatio} from '../run/ledger.ts';
import {labAddress, valuesOf} from '../run/settings.ts';
import {RECENT_SECONDS} from '../protocol.ts';
import type {Description} from './description.ts';
import {bytesBetween, composeDeviceLedger, type DeviceLedger} from './deviceLedger.ts';
import {DeviceLink} from './DeviceLink.ts';
import {readReport, reportOf, type DeviceReport} from './deviceReport.ts';
import {handOver, waitForHandOver} from './handOver.ts';
import {LIFE_SECONDS, newInvitation, newRoom, readJoin, staleness, writeJoin, type Exchange, type Join} from './joinCode.ts';
import {joinIn} from './joinLink.ts';
import {whyApart, type LinkPath} from './linkPath.ts';
import {findRoomServers, iceServers, type RoomServers} from './roomServers.ts';
import {RoomTracker} from './RoomTracker.ts';
import {bridgeSignals, type SignalBridge} from './signalBridge.ts';

/** What has been done to join another device, and what comes next. */
export type Step =
  | {readonly kind: 'none' | 'preparing' | 'connecting' | 'handed'}
  /** In a room at a tracker: whoever opens the link is in. */
  | {readonly kind: 'room'; readonly link: string; readonly isReached: boolean; readonly doubt: string | undefined}
  /** Without a server: the other device opens the link, and its answer is awaited. */
  | {readonly kind: 'invited'; readonly link: string}
  /** Without a server, the invited device: the first one opens this link. */
  | {readonly kind: 'answered'; readonly link: string; readonly isReached: boolean; readonly doubt: string | undefined};

export type DeviceConnection = {
  readonly number: number;
  readonly path: LinkPath;
  /** Segments of the last seconds, both ways. */
  readonly bytesPerSecond: number | undefined;
};

export type DevicesState = {
  readonly step: Step;
  /** Why nothing came of a link or an attempt, in one sentence. */
  readonly problem: string | undefined;
  /** Of all devices, as soon as there is another one. */
  readonly ledger: DeviceLedger | undefined;
  readonly recentRatio: number | undefined;
  readonly connections: readonly DeviceConnection[];
  /** Why the figures of the devices do not belong together. */
  readonly mismatch: string | undefined;
};

type Peer = {
  readonly link: DeviceLink;
  /** The same on both sides, known once there is an offer. */
  offerName: string;
  isOfferer: boolean;
  own: Description | undefined;
  other: Description | undefined;
  report: DeviceReport | undefined;
  path: LinkPath | undefined;
};

type Sample = {readonly atMs: number; readonly httpBytes: number; readonly p2pBytes: number; readonly between: ReadonlyMap<string, number>};

const TICK_MS = 500;
const RATE_OVER_MS = 5000;
/** Pairs that can connect do so within a second; browsers give up after about fifteen. */
const CONNECTED_BY_MS = 20_000;
/** The invited device tries to reach the first one before that one has the answer. */
const REACHED_BY_MS = 10_000;

const STORAGE_OFF = '浏览器关掉了站点存储，别的设备加入不了：允许本站存储，或者不用隐私窗口，再试一次。';
const NO_WEBRTC = '这个浏览器没有 WebRTC，或它被策略关闭：换一个浏览器再试。';

/** Other devices of the laboratory: how they are found, and the ledger that all of them share. */
export class Devices {
  private readonly self = {id: Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte % 10).join(''), since: Date.now()};
  private readonly listeners = new Set<() => void>();
  private readonly peers = new Set<Peer>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private step: Step = {kind: 'none'};
  private room: RoomTracker | undefined;
  private bridge: SignalBridge | undefined;
  private ticker: ReturnType<typeof setInterval> | undefined;
  private samples: readonly Sample[] = [];
  private stopWaiting: (() => void) | undefined;
  private problem: string | undefined;
  /** Where an answer by hand is awaited. */
  private awaited: {readonly invitation: number; readonly peer: Peer} | undefined;
  private state: DevicesState;
  /** Counts what was begun: what an earlier beginning still brings is let go. */
  private attempt = 0;

  constructor(
    private readonly session: LabSession,
    private readonly onJoined: () => void,
  ) {
    this.state = this.compose();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): DevicesState => this.state;

  /** Shows a code that another device can scan. */
  async invite(): Promise<void> {
    const isCurrent = this.begin();
    const servers = await findRoomServers();
    if (!isCurrent()) return;
    if (servers) this.enter(newRoom(), servers);
    else await this.inviteByHand(isCurrent);
  }

  /** What a link asks for that this page was opened with, or that was pasted into it. */
  async join(code: string): Promise<void> {
    const read = readJoin(code);
    if ('problem' in read) return this.refuse(read.problem);
    const {join} = read;
    if (join.kind === 'room') return this.joinRoom(join.room);
    const stale = staleness(join, Date.now() / 1000);
    if (stale !== undefined) return this.refuse(stale);
    if (join.kind === 'offer') return this.answer(join);
    // In the tab that waits it was pasted; any other tab hands it on.
    if (this.isAwaited(join)) return this.accept(join);
    const isIdle = this.step.kind === 'none';
    if (isIdle) this.set({kind: 'preparing'});
    const isHanded = await handOver(join.invitation, code);
    if (isIdle && this.step.kind === 'preparing') this.set({kind: isHanded ? 'handed' : 'none'});
    if (!isHanded)
      this.refuse(
        '这个浏览器里没有等着这个回应的页面：用发出邀请的那个浏览器打开它，或者把链接粘贴到等着的那一页；邀请已经过期就重新邀请。',
      );
  }

  /** A link that was brought in some other way. */
  async paste(text: string): Promise<string | undefined> {
    const code = joinIn(text);
    const read = code === undefined ? undefined : readJoin(code);
    if (!read) return '这里没有找到邀请链接：复制另一台设备上显示的整条链接。';
    if ('problem' in read) return read.problem;
    const {join} = read;
    if (join.kind === 'offer' || join.kind === 'room') return '这是邀请，不是回应：在另一台设备上打开它，再把那边显示的链接粘贴到这里。';
    if (!this.isAwaited(join)) return '这个回应属于另一次邀请：让另一台设备打开这里现在显示的链接。';
    await this.accept(join);
    return undefined;
  }

  /** Ends whatever was begun; the viewers of this page go on. */
  leave(): void {
    this.begin();
    this.set({kind: 'none'});
  }

  dispose(): void {
    this.end();
    this.listeners.clear();
  }

  private async joinRoom(room: string): Promise<void> {
    const isCurrent = this.begin();
    const servers = await findRoomServers();
    if (!isCurrent()) return;
    if (servers) this.enter(room, servers);
    else this.fail('这个链接里的房间要有 Tracker 才进得去，这个地址上没有：在这里点「让另一台设备加入」，会给出不用服务器的码。');
  }

  private enter(room: string, servers: RoomServers): void {
    if (!this.startBridge()) return;
    const link = this.linkTo({kind: 'room', room}, servers.site);
    this.set({kind: 'room', link, isReached: true, doubt: undefined});
    this.room = new RoomTracker(servers.tracker, room, {
      isAlone: () => ![...this.peers].some(({other}) => other),
      onReach: (isReached) => {
        if (this.step.kind === 'room' && this.step.isReached !== isReached) this.set({...this.step, isReached});
      },
      makeOffer: async () => {
        const peer = this.newPeer();
        const offer = await peer.link.offer();
        Object.assign(peer, {own: offer, offerName: offer.ufrag, isOfferer: true});
        return {
          offer,
          accept: (answer) => void this.connect(peer, answer),
          drop: () => this.drop(peer),
        };
      },
      takeOffer: async (offer) => {
        const peer = this.newPeer();
        Object.assign(peer, {other: offer, offerName: offer.ufrag});
        peer.own = await peer.link.answer(offer);
        this.watch(peer);
        return peer.own;
      },
    });
  }

  private async inviteByHand(isCurrent: () => boolean): Promise<void> {
    if (!this.startBridge()) return;
    const peer = this.newPeer();
    const invitation = newInvitation();
    const madeAt = Math.floor(Date.now() / 1000);
    try {
      peer.own = await peer.link.offer();
    } catch {
      return isCurrent() ? this.fail(NO_WEBRTC) : undefined;
    }
    if (!isCurrent()) return;
    Object.assign(peer, {offerName: peer.own.ufrag, isOfferer: true});
    const code = {kind: 'offer', invitation, madeAt, description: peer.own} as const;
    this.awaited = {invitation, peer};
    this.stopWaiting = waitForHandOver(invitation, (brought) => {
      const read = readJoin(brought);
      if ('join' in read && read.join.kind === 'answer' && this.isAwaited(read.join)) void this.accept(read.join);
    });
    this.after(LIFE_SECONDS * 1000, () => this.fail(`邀请过了 ${LIFE_SECONDS / 60} 分钟，已经作废：重新邀请，会得到新的码。`));
    this.set({kind: 'invited', link: this.linkTo(code)});
  }

  private isAwaited({kind, invitation}: Exchange): boolean {
    return kind === 'answer' && this.awaited?.invitation === invitation;
  }

  /** The second code has come back to the page that shows the first. */
  private async accept({description}: Exchange): Promise<void> {
    const {awaited} = this;
    if (!awaited) return;
    this.awaited = undefined;
    this.clearTimers();
    this.set({kind: 'connecting'});
    await this.connect(awaited.peer, description);
  }

  /** On the invited device: makes the second code. */
  private async answer({invitation, description}: Exchange): Promise<void> {
    const isCurrent = this.begin();
    const isOwn = await handOver(invitation);
    if (!isCurrent()) return;
    if (isOwn) return this.fail('这个邀请是这个浏览器自己发出的：用另一台设备扫码，或者在另一台设备上打开链接。');
    if (!this.startBridge()) return;
    const peer = this.newPeer();
    Object.assign(peer, {other: description, offerName: description.ufrag});
    try {
      peer.own = await peer.link.answer(description);
    } catch {
      return isCurrent() ? this.fail(hasWebRtc() ? '这个邀请链接里的地址不可用：请对方重新邀请。' : NO_WEBRTC) : undefined;
    }
    if (!isCurrent()) return;
    const code = {kind: 'answer', invitation, madeAt: Math.floor(Date.now() / 1000), description: peer.own} as const;
    this.after(REACHED_BY_MS, () => void this.doubtReach(peer));
    this.after(LIFE_SECONDS * 1000, () => this.fail(`这个回应过了 ${LIFE_SECONDS / 60} 分钟，已经作废：请对方重新邀请。`));
    this.set({kind: 'answered', link: this.linkTo(code), isReached: false, doubt: undefined});
  }

  private async doubtReach(peer: Peer): Promise<void> {
    const path = await peer.link.path();
    if (this.step.kind === 'answered' && !peer.link.isReached) this.set({...this.step, doubt: whyApart(peer.own, peer.other, path)});
  }

  private async connect(peer: Peer, answer: Description): Promise<void> {
    peer.other = answer;
    try {
      await peer.link.accept(answer);
    } catch {
      return this.apart(peer, '另一台设备给的地址不可用：重新邀请。');
    }
    this.watch(peer);
  }

  /** A link that is begun opens soon or never. */
  private watch(peer: Peer): void {
    this.after(CONNECTED_BY_MS, () => void this.giveUpOn(peer));
  }

  private async giveUpOn(peer: Peer): Promise<void> {
    const path = await peer.link.path();
    if (!peer.link.isOpen && this.peers.has(peer)) this.apart(peer, whyApart(peer.own, peer.other, path));
  }

  private apart(peer: Peer, text: string): void {
    this.drop(peer);
    if (this.step.kind === 'room') this.set({...this.step, doubt: text});
    else this.fail(text);
  }

  private newPeer(): Peer {
    const link = new DeviceLink(iceServers(), {
      onOpen: () => this.opened(peer),
      onMessage: (message) => this.hear(peer, message),
      onClose: () => this.closed(peer),
    });
    const peer: Peer = {link, offerName: '', isOfferer: false, own: undefined, other: undefined, report: undefined, path: undefined};
    this.peers.add(peer);
    return peer;
  }

  private opened(peer: Peer): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    if (this.step.kind !== 'room') {
      this.clearTimers();
      this.set({kind: 'none'});
    } else this.set({...this.step, doubt: undefined});
    this.problem = undefined;
    this.say(peer);
    this.onJoined();
    this.session.lookForOthers();
  }

  private hear(peer: Peer, message: unknown): void {
    const {kind, report, envelope} = (typeof message === 'object' && message !== null ? message : {}) as Record<string, unknown>;
    if (kind === 'signal') this.bridge?.deliver(envelope);
    if (kind !== 'report') return;
    const read = readReport(report);
    if (!read || read.id === this.self.id || (peer.report && peer.report.id !== read.id)) return;
    const isNew = peer.report === undefined;
    peer.report = read;
    if (!isNew) return;
    this.dropTwin(peer);
    if (!this.peers.has(peer)) return;
    this.session.noteDevice('另一台设备加入了。');
    this.publish();
  }

  /** Two devices that offer at the same moment are linked twice; both keep the same one of the two. */
  private dropTwin(peer: Peer): void {
    const twin = [...this.peers].find((other) => other !== peer && other.report?.id === peer.report?.id && other.link.isOpen);
    if (!twin) return;
    const nameOf = ({isOfferer, report, offerName}: Peer): string => `${isOfferer ? this.self.id : report?.id} ${offerName}`;
    this.drop(nameOf(peer) < nameOf(twin) ? twin : peer);
  }

  private closed(peer: Peer): void {
    if (!this.peers.delete(peer)) return;
    if (peer.report) this.session.noteDevice('另一台设备离开了；已有的观众之间的连接不受影响。');
    this.publish();
  }

  private drop(peer: Peer): void {
    this.peers.delete(peer);
    peer.link.close();
  }

  private startBridge(): boolean {
    if (!hasWebRtc()) {
      this.fail(NO_WEBRTC);
      return false;
    }
    try {
      this.bridge = bridgeSignals((envelope) => {
        for (const {link} of this.peers) link.send({kind: 'signal', envelope});
      });
    } catch {
      this.fail(STORAGE_OFF);
      return false;
    }
    this.ticker = setInterval(() => this.tick(), TICK_MS);
    return true;
  }

  private say({link}: Peer): void {
    link.send({kind: 'report', report: this.report()});
  }

  private report(): DeviceReport {
    return reportOf(this.session.getState(), this.self);
  }

  private tick(): void {
    const {step} = this;
    const [first] = this.peers;
    if (step.kind === 'answered' && first && first.link.isReached !== step.isReached)
      this.step = {...step, isReached: first.link.isReached, doubt: first.link.isReached ? undefined : step.doubt};
    for (const peer of this.open()) {
      this.say(peer);
      void peer.link.path().then((path) => (peer.path = path));
    }
    const ledger = this.ledger();
    if (ledger) {
      const last = this.samples.at(-1);
      // A run that begins anew counts from nothing.
      if (last && (ledger.httpBytes < last.httpBytes || ledger.p2pBytes < last.p2pBytes)) this.samples = [];
      const between = new Map(this.known().map(({report}) => [report.id, bytesBetween(ledger, this.self.id, report.id)]));
      const {httpBytes, p2pBytes} = ledger;
      const now = performance.now();
      this.samples = [...this.samples.filter(({atMs}) => atMs > now - 2000 * RECENT_SECONDS), {atMs: now, httpBytes, p2pBytes, between}];
    }
    this.publish();
  }

  private open(): readonly Peer[] {
    return [...this.peers].filter(({link}) => link.isOpen);
  }

  private known(): readonly (Peer & {readonly report: DeviceReport})[] {
    return this.open().filter((peer): peer is Peer & {readonly report: DeviceReport} => peer.report !== undefined);
  }

  private ledger(): DeviceLedger | undefined {
    const others = this.known().map(({report}) => report);
    return others.length === 0 ? undefined : composeDeviceLedger(this.report(), others);
  }

  private linkTo(join: Join, site = window.location.origin): string {
    const query = new URLSearchParams(labAddress.toSearch({...valuesOf(this.session.getState().settings), viewers: 1, compare: 'auto'}));
    query.set('join', writeJoin(join));
    return `${site}/lab#?${query}`;
  }

  /** Makes room for another attempt; tells whether that one still is what is wanted. */
  private begin(): () => boolean {
    this.end();
    this.problem = undefined;
    const attempt = ++this.attempt;
    this.set({kind: 'preparing'});
    return () => attempt === this.attempt;
  }

  private end(): void {
    this.attempt += 1;
    this.clearTimers();
    clearInterval(this.ticker);
    this.room?.close();
    this.room = undefined;
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    this.awaited = undefined;
    for (const {link} of this.peers) link.close();
    this.peers.clear();
    this.bridge?.close();
    this.bridge = undefined;
    this.samples = [];
  }

  /** Ends what was begun, and says why. */
  private fail(text: string): void {
    this.end();
    this.problem = text;
    this.set({kind: 'none'});
  }

  /** Leaves all as it is. */
  private refuse(text: string): void {
    this.problem = text;
    this.publish();
  }

  private after(milliseconds: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      action();
    }, milliseconds);
    this.timers.add(timer);
  }

  private clearTimers(): void {
    this.timers.forEach(clearTimeout);
    this.timers.clear();
  }

  private set(step: Step): void {
    this.step = step;
    this.publish();
  }

  private publish(): void {
    this.state = this.compose();
    for (const listener of this.listeners) listener();
  }

  private compose(): DevicesState {
    const ledger = this.ledger();
    const now = performance.now();
    const connections = this.known().flatMap(({report: {id}, path}): DeviceConnection[] => {
      const number = ledger?.rows.find((row) => row.id === id)?.number;
      return path && number !== undefined ? [{number, path, bytesPerSecond: this.rate(id, now)}] : [];
    });
    const {mode, rendition} = this.session.getState().runSettings;
    const differs = this.known().some(({report}) => report.isRunning && (report.mode !== mode || report.rendition !== rendition));
    return {
      step: this.step,
      problem: this.problem,
      ledger,
      recentRatio: ledger && recentRatio(this.samples, now, RECENT_SECONDS * 1000),
      connections,
      mismatch: differs ? '两台设备看的不是同一路：视频和清晰度都选成一样，才会互传。' : undefined,
    };
  }

  private rate(id: string, now: number): number | undefined {
    const last = this.samples.at(-1);
    const from = this.samples.findLast(({atMs}) => atMs <= now - RATE_OVER_MS);
    const [before, after] = [from?.between.get(id), last?.between.get(id)];
    if (!last || !from || before === undefined || after === undefined) return undefined;
    return ((after - before) / (last.atMs - from.atMs)) * 1000;
  }
}

const hasWebRtc = (): boolean => 'RTCPeerConnection' in globalThis;
