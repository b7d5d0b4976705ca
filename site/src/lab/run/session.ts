import {Guests, type Guest, type LabViewer} from './guests.ts';
import {hasFallenBehind} from './hasFallenBehind.ts';
import {describeIncident} from './incidents.ts';
import {addSample, composeLedger, sumReports, type Ledger, type RoomSample} from './ledger.ts';
import {LAB_STREAM} from '../liveWindow.ts';
import {Logbook, type LogEntry, type Matter} from './Logbook.ts';
import {
  REPORT_EVERY_MS,
  SEATS,
  THROTTLE_BYTES_PER_SECOND,
  type ByteSource,
  type Group,
  type SegmentArrival,
  type ViewerIncident,
  type ViewerMessage,
  type ViewerVersions,
} from '../protocol.ts';
import {DEFAULT_SETTINGS, type LabSettings} from './settings.ts';
import {Tape, type RunTape} from './Tape.ts';

/** More than the timeline shows: a live run may go on all night. */
const KEPT_ARRIVALS = 2 * LAB_STREAM.segmentCount;

/** A segment on its way, for the picture of the swarm. */
export type Flight = {
  readonly toSeat: number;
  readonly from: {readonly kind: 'server' | 'outside'} | {readonly kind: 'seat'; readonly seat: number};
  readonly source: ByteSource;
};

export type LabState = {
  readonly phase: 'idle' | 'running' | 'stopped';
  readonly settings: LabSettings;
  /** The settings that the figures belong to: after a run, `settings` may already be those of the next one. */
  readonly runSettings: LabSettings;
  readonly viewers: readonly LabViewer[];
  /** Those that have left, as they were. */
  readonly departed: readonly LabViewer[];
  readonly ledger: Ledger;
  readonly log: readonly LogEntry[];
  readonly tape: RunTape;
  readonly elapsedMs: number;
  /** Wall clock of the figures: now while it runs, the end of the run afterwards. */
  readonly clockMs: number;
  /** Versions of what plays, told by the first viewer that is ready. */
  readonly versions: ViewerVersions | undefined;
  readonly isTrackerCut: boolean;
  /** The tab was in the background during the run: the browser slowed it down. */
  readonly wasHidden: boolean;
  /**
   * Why a viewer played so slowly that it left the window, if only for a while: it fetched other segments than the rest, and what was counted
   * stays counted. A slow device, which bears on every figure, outweighs a throttle, which the visitor chose.
   */
  readonly fellBehindBy: 'device' | 'throttle' | undefined;
  readonly hasRealTracker: boolean;
  readonly exchange: Exchange;
};

/** What tells a page on another device which bytes came from whom. */
export type Exchange = {
  /** Of this page's viewers in all runs, those that have left included. */
  readonly peerIds: readonly string[];
  /** Bytes of segments in this run, by the peer that sent them. */
  readonly receivedFrom: ReadonlyMap<string, number>;
};

export type RealTracker = {readonly url: string; readonly token: string};

const STAGGER_MS = 400;

/** The laboratory without its looks: who watches, what they measured, what was done to them. */
export class LabSession {
  private readonly guests = new Guests();
  private readonly log = new Logbook(() => this.elapsed());
  private readonly tape = new Tape();
  private readonly listeners = new Set<() => void>();
  private readonly flightListeners = new Set<(flight: Flight) => void>();
  private settings: LabSettings = DEFAULT_SETTINGS;
  private runSettings: LabSettings = DEFAULT_SETTINGS;
  private versions: ViewerVersions | undefined;
  /** The final state of a run that has ended. */
  private final: LabState | undefined;
  private tracker: RealTracker | undefined;
  private startedAt = 0;
  private isTrackerCut = false;
  private wasHidden = false;
  private fellBehindBy: LabState['fellBehindBy'];
  private samples: readonly RoomSample[] = [];
  /** By peer id, of this page's viewers in all runs, those that have left included. */
  private readonly seatsOfPeers = new Map<string, number>();
  private readonly receivedFrom = new Map<string, number>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private state: LabState = this.compose();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): LabState => this.state;

  onFlight(listener: (flight: Flight) => void): () => void {
    this.flightListeners.add(listener);
    return () => this.flightListeners.delete(listener);
  }

  configure(settings: LabSettings): void {
    const {rendition, mode} = this.settings;
    this.settings = settings;
    if (this.phase === 'running' && mode !== settings.mode) {
      // Another video starts a new ledger: figures of a recording and of a live stream must not be added up.
      this.stop();
      this.run('已重新开始');
    } else if (this.phase === 'running') {
      // Unchanged options may be sent again without effect.
      this.guests.tell({type: 'options', options: settings.options});
      if (rendition !== settings.rendition) this.setRendition(settings.rendition);
      // Rendition and options take effect at once and belong to this run; the number of viewers and the comparison apply to the next.
      const runSettings = {...this.runSettings, rendition: settings.rendition, options: settings.options};
      if (JSON.stringify(runSettings) !== JSON.stringify(this.runSettings)) this.log.noteDeedOnce('运行中改了设置，已经生效。');
      this.runSettings = runSettings;
    }
    this.publish();
  }

  start(tracker?: RealTracker): void {
    this.tracker = tracker;
    this.run('开始');
  }

  /** Ends the run; its figures stay as they were. */
  stop(): void {
    if (this.phase !== 'running') return;
    this.log.noteEvent('结束。');
    this.final = this.compose();
    for (const {viewer} of this.guests.all()) this.guests.remove(viewer, {isPolite: true});
    this.detach();
    this.publish();
  }

  /** The page goes away. */
  dispose(): void {
    this.detach();
    this.guests.clear();
  }

  /** Takes the wanted seat if it is free or, if no seat is named, the first free one. */
  addViewer(wanted?: number): void {
    const seat = (wanted === undefined ? SEATS : [wanted]).find((candidate) => !this.guests.find('p2p', candidate));
    if (seat === undefined || this.phase !== 'running') return;
    for (const group of this.groups()) this.seat(group, seat, 0);
    this.log.noteDeed(`观众 ${seat} 加入。`, {kind: 'viewer-joined', seat});
    this.publish();
  }

  /** Leaves as a viewer does who closes the player: says goodbye, then is gone. */
  removeViewer(seat: number): void {
    this.part(seat, {isPolite: true}, 'viewer-left', `观众 ${seat} 离开。`);
  }

  /** Leaves as a phone does whose battery dies. */
  killViewer(seat: number): void {
    this.part(seat, {isPolite: false}, 'viewer-gone', `观众 ${seat} 突然断线，没有告别。`);
  }

  toggleThrottle(seat: number): void {
    const guest = this.guests.find('p2p', seat);
    if (!guest) return;
    const isThrottled = !guest.viewer.isThrottled;
    guest.viewer = {...guest.viewer, isThrottled, wasThrottled: guest.viewer.wasThrottled || isThrottled};
    guest.link.tell({type: 'throttle', bytesPerSecond: isThrottled ? THROTTLE_BYTES_PER_SECOND : undefined});
    this.log.noteDeed(
      isThrottled
        ? `观众 ${seat} 的网速被限到 ${THROTTLE_BYTES_PER_SECOND / 125} kbit/s（HTTP 下载与 P2P 上传）。`
        : `观众 ${seat} 的限速已取消。`,
      {kind: isThrottled ? 'throttled' : 'unthrottled', seat},
    );
    this.publish();
  }

  /** The next piece of a segment which this viewer uploads will carry a wrong byte. */
  corruptUploadOf(seat: number): void {
    const guest = this.guests.find('p2p', seat);
    if (!guest) return;
    guest.link.tell({type: 'corrupt'});
    this.log.noteDeed(`观众 ${seat} 下一次上传会被改错一个字节。`, {kind: 'corruption-ordered', seat});
    this.publish();
  }

  /** One viewer at most is heard. */
  toggleSound(seat: number): void {
    const isOn = !this.guests.find('p2p', seat)?.viewer.hasSound;
    for (const guest of this.guests.all()) {
      const hasSound = isOn && guest.viewer.group === 'p2p' && guest.viewer.seat === seat;
      if (hasSound === guest.viewer.hasSound) continue;
      guest.viewer = {...guest.viewer, hasSound};
      guest.link.tell({type: 'sound', isOn: hasSound});
    }
    this.publish();
  }

  toggleTracker(): void {
    const isCut = !this.isTrackerCut;
    this.isTrackerCut = isCut;
    this.guests.tell({type: 'tracker', isCut});
    this.log.noteDeed(isCut ? 'Tracker 已切断：已有的连接继续互传，新来的观众找不到别人。' : 'Tracker 已恢复。', {
      kind: isCut ? 'tracker-cut' : 'tracker-back',
      seat: undefined,
    });
    this.publish();
  }

  /** Viewers on another device can be reached from now on. */
  lookForOthers(): void {
    this.guests.tell({type: 'announce'});
  }

  noteDevice(text: string): void {
    this.log.noteEvent(text);
    this.publish();
  }

  /** A frame is loaded, with whatever came: a viewer's page without its viewer has not arrived. */
  noteLoaded(id: number): void {
    const guest = this.guests.get(id);
    if (!guest || this.phase !== 'running' || guest.link.hasViewer()) return;
    guest.viewer = {...guest.viewer, isMissing: true};
    this.log.noteEvent(`${nameOf(guest.viewer)}的播放器没有下载成功。`);
    this.publish();
  }

  /** Loads the viewers anew that did not arrive. */
  reseatMissing(): void {
    const missing = this.guests.all().filter(({viewer}) => viewer.isMissing);
    if (missing.length === 0) return;
    for (const {viewer} of missing) {
      this.guests.remove(viewer, {isPolite: false});
      this.seat(viewer.group, viewer.seat, 0);
    }
    this.log.noteDeed('重新下载没有到的播放器。');
    this.publish();
  }

  /** The page has put a viewer's frame in place. */
  attachFrame(id: number, frame: HTMLIFrameElement | null): void {
    if (frame) this.guests.get(id)?.link.attach(frame);
  }

  private run(word: string): void {
    this.reset();
    this.runSettings = this.settings;
    this.startedAt = performance.now();
    window.addEventListener('message', this.onMessage);
    document.addEventListener('visibilitychange', this.onVisibility);
    this.timer = setInterval(() => {
      this.sample();
      this.publish();
    }, REPORT_EVERY_MS);
    this.onVisibility();
    const {viewers} = this.settings;
    for (const group of this.groups()) for (let seat = 1; seat <= viewers; seat++) this.seat(group, seat, (seat - 1) * STAGGER_MS);
    this.log.noteDeed(`${word}：${this.settings.mode === 'live' ? '模拟直播' : '点播'}，${viewers} 位观众。`);
    this.publish();
  }

  /** Those that take part in the run. */
  private groups(): readonly Group[] {
    return this.runSettings.compare ? ['p2p', 'control'] : ['p2p'];
  }

  private seat(group: Group, seat: number, delayMs: number): void {
    this.guests.add(group, seat, this.settings.rendition, delayMs);
  }

  private part(seat: number, manner: {readonly isPolite: boolean}, kind: 'viewer-left' | 'viewer-gone', text: string): void {
    const guest = this.guests.find('p2p', seat);
    if (!guest) return;
    this.guests.remove(guest.viewer, manner);
    const twin = this.guests.find('control', seat);
    if (twin) this.guests.remove(twin.viewer, manner);
    this.log.noteDeed(text, {kind, seat});
    this.publish();
  }

  private setRendition(rendition: number): void {
    for (const guest of this.guests.all()) guest.viewer = {...guest.viewer, rendition};
    this.guests.tell({type: 'rendition', rendition});
  }

  private readonly onMessage = ({source, origin, data}: MessageEvent<ViewerMessage>): void => {
    if (origin !== window.location.origin) return;
    const guest = this.guests.all().find(({link}) => link.isFrom(source));
    if (!guest) return;
    switch (data.type) {
      case 'ready':
        this.versions ??= data.versions;
        setTimeout(() => this.begin(guest), Math.max(0, guest.startsAt - performance.now()));
        break;
      case 'report':
        guest.viewer = {...guest.viewer, report: data.report, reportsSinceMs: guest.viewer.reportsSinceMs ?? this.elapsed()};
        for (const id of data.report.ownPeerIds) this.seatsOfPeers.set(id, guest.viewer.seat);
        if (hasFallenBehind(data.report)) this.fellBehindBy = guest.viewer.wasThrottled ? (this.fellBehindBy ?? 'throttle') : 'device';
        break;
      case 'segment':
        this.receive(guest, data.segment);
        break;
      case 'incident':
        this.log.noteEvent(describeIncident(nameOf(guest.viewer), data.incident, data.detail), matterOf(guest.viewer, data.incident));
        break;
      case 'signal':
        for (const other of this.guests.all()) if (other !== guest) other.link.relay({type: 'signal', envelope: data.envelope});
        break;
    }
  };

  private begin(guest: Guest): void {
    if (!this.guests.get(guest.viewer.id)) return;
    const {mode, options} = this.settings;
    guest.link.start({
      type: 'start',
      group: guest.viewer.group,
      mode,
      rendition: guest.viewer.rendition,
      trackerUrl: this.tracker?.url,
      token: this.tracker?.token,
      isTrackerCut: this.isTrackerCut,
      options,
    });
  }

  private receive(guest: Guest, {number, source, bytes, peerId}: SegmentArrival): void {
    const {viewer} = guest;
    guest.viewer = {...viewer, arrivals: new Map([...viewer.arrivals, [number, source] as const].slice(-KEPT_ARRIVALS))};
    if (viewer.group === 'control') return;
    if (source === 'p2p' && peerId !== undefined) this.receivedFrom.set(peerId, (this.receivedFrom.get(peerId) ?? 0) + bytes);
    const from = source === 'http' ? ({kind: 'server'} as const) : this.originOf(peerId);
    const fromSeat = from.kind === 'seat' ? from.seat : undefined;
    this.tape.noteArrival({atMs: this.elapsed(), seat: viewer.seat, number, source, fromSeat, bytes});
    for (const listener of this.flightListeners) listener({toSeat: viewer.seat, from, source});
  }

  private originOf(peerId: string | undefined): Flight['from'] {
    const seat = peerId === undefined ? undefined : this.seatsOfPeers.get(peerId);
    return seat === undefined ? {kind: 'outside'} : {kind: 'seat', seat};
  }

  private readonly onVisibility = (): void => {
    if (!document.hidden || this.wasHidden) return;
    this.wasHidden = true;
    this.log.noteEvent('标签页不在前台：浏览器会放慢计时器，这段时间的起播、卡顿与延迟不作数。');
  };

  private get phase(): LabState['phase'] {
    if (this.final) return 'stopped';
    return this.timer === undefined ? 'idle' : 'running';
  }

  private elapsed(): number {
    if (this.phase === 'idle') return 0;
    return performance.now() - this.startedAt;
  }

  private reset(): void {
    this.detach();
    this.guests.clear();
    this.final = undefined;
    this.isTrackerCut = false;
    this.wasHidden = false;
    this.fellBehindBy = undefined;
    this.log.clear();
    this.tape.clear();
    this.samples = [];
    this.receivedFrom.clear();
  }

  private detach(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    if (typeof window === 'undefined') return;
    window.removeEventListener('message', this.onMessage);
    document.removeEventListener('visibilitychange', this.onVisibility);
  }

  private publish(): void {
    this.state = this.compose();
    for (const listener of this.listeners) listener();
  }

  private compose(): LabState {
    const {phase, settings, isTrackerCut, wasHidden, fellBehindBy, versions} = this;
    if (this.final) return {...this.final, phase, settings};
    const viewers = this.guests
      .all()
      .map(({viewer}) => viewer)
      .sort((a, b) => a.seat - b.seat);
    return {
      phase,
      settings,
      runSettings: phase === 'idle' ? settings : this.runSettings,
      viewers,
      departed: this.guests.departed(),
      log: this.log.entries,
      tape: this.tape.recorded,
      versions,
      clockMs: Date.now(),
      isTrackerCut,
      wasHidden,
      fellBehindBy,
      hasRealTracker: this.tracker !== undefined,
      exchange: {peerIds: [...this.seatsOfPeers.keys()], receivedFrom: new Map(this.receivedFrom)},
      elapsedMs: this.elapsed(),
      ledger: composeLedger({
        mode: this.runSettings.mode,
        present: this.guests.viewers('p2p').map(({report}) => report),
        departed: this.guests.lastReports('p2p'),
        control: this.guests.reports('control'),
        samples: this.samples,
        nowMs: this.elapsed(),
      }),
    };
  }

  private sample(): void {
    this.samples = addSample(this.samples, {
      atMs: this.elapsed(),
      viewers: this.guests.viewers('p2p').length,
      ...sumReports(this.guests.reports('p2p')),
    });
    this.tape.notePositions(this.elapsed(), this.guests.viewers('p2p'));
  }
}

/** The control group is there to be compared with: what happens to it is told, and no part of the run. */
const matterOf = ({group, seat}: LabViewer, kind: ViewerIncident): Matter | undefined => (group === 'control' ? undefined : {kind, seat});

const nameOf = ({group, seat}: LabViewer): string => `${group === 'control' ? '对照' : '观众'} ${seat} `;
