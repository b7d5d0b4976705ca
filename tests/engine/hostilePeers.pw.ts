import {expect, test} from './fixtures.ts';
import {SEGMENT_BYTES} from './media.ts';
import {EAGER, HOLDING, PATIENT, type Viewer} from './viewers.ts';

declare global {
  interface Window {
    /** Every connection that the page has made. */
    connections: RTCPeerConnection[];
    /** The engine's lists of the members it knows. */
    memberLists: Set<ReadonlyMap<unknown, unknown>>;
    /** The most bytes of segments that waited in the page's memory to be sent. */
    mostWaitingBytes: number;
    /** What the engine has asked the integrator's storage for. */
    asked: unknown[];
    hasLostPeer: boolean;
  }
}

const untilMisdeed = (viewer: Viewer) => viewer.page.waitForFunction(() => window.misdeeds !== undefined, undefined, {timeout: 20_000});

const untilAnnounced = ({seenTokens}: {readonly seenTokens: readonly unknown[]}) => expect.poll(() => seenTokens.length).toBeGreaterThan(0);

const membersKnownTo = (viewer: Viewer) => viewer.page.evaluate(() => [...window.memberLists].reduce((sum, {size}) => sum + size, 0));

for (const offer of [{type: 'x', sdp: 'x'}, 'null']) {
  test(`a member offers ${JSON.stringify(offer)}: the viewer still hears of others`, async ({open, tracker}) => {
    const viewer = await open({withTracker: true, core: HOLDING, initScript: noteConnections});
    await untilAnnounced(tracker);
    await untilMisdeed(await open({withTracker: true, core: HOLDING, hostility: {kind: 'offers', says: {offer}}}));
    // `other` also connects to the hostile member, so only the viewer's own connection shows that it still listens.
    const other = await open({withTracker: true, core: HOLDING});
    await viewer.untilConnected();
    expect(await membersKnownTo(viewer)).toBe(1);
    expect([...viewer.uncaught, ...other.uncaught]).toEqual([]);
  });
}

for (const says of [{offer_id: null}, {answer: {transceiverRequest: {}}}, {answer: {type: 'x', sdp: 'x'}}]) {
  test(`a member answers with ${JSON.stringify(says)}: the viewer still hears of others`, async ({open, tracker}) => {
    const hostile = await open({withTracker: true, core: HOLDING, hostility: {kind: 'answers', says}});
    await untilAnnounced(tracker);
    const viewer = await open({withTracker: true, core: HOLDING});
    await untilMisdeed(hostile);
    const other = await open({withTracker: true, core: HOLDING});
    await Promise.all([viewer.untilConnected(), other.untilConnected()]);
    expect([...viewer.uncaught, ...other.uncaught]).toEqual([]);
  });
}

test('offers that lead nowhere: few are kept, none for long, and others still connect', async ({open, tracker}) => {
  const viewer = await open({withTracker: true, core: HOLDING, initScript: noteConnections});
  await untilAnnounced(tracker);
  const made = () => viewer.page.evaluate(() => window.connections.length);
  const alive = () => viewer.page.evaluate(() => window.connections.filter(({signalingState}) => signalingState !== 'closed').length);
  const own = await alive();
  expect(own).toBeGreaterThan(0);

  await viewer.page.clock.install();
  await open({withTracker: true, core: HOLDING, hostility: {kind: 'emptyOffers', count: 100}});
  await expect.poll(made).toBe(own + 100);
  await expect.poll(alive).toBeLessThanOrEqual(own + 64);
  await open({withTracker: true, core: HOLDING});
  await viewer.untilConnected();
  expect(await membersKnownTo(viewer)).toBe(1);

  await viewer.page.clock.fastForward(30_000);
  await expect.poll(alive).toBeLessThanOrEqual(own + 1);
  await expect.poll(() => membersKnownTo(viewer)).toBe(1);
  expect((await viewer.stats()).peers).toBe(1);
  expect(viewer.uncaught).toEqual([]);
});

test('a member that asks thousands of times for one segment: little waits in memory, and others are served', async ({open}) => {
  const giver = await open({withTracker: true, core: EAGER, initScript: noteWaitingBytes});
  await giver.expectWholeStream();
  // Its answers all bear one number and mix in its own memory, so it is not to give them on: other viewers would take them for the segment.
  const asking = {...PATIENT, isP2PUploadDisabled: true};
  await untilMisdeed(await open({withTracker: true, core: asking, hostility: {kind: 'asksAgain', times: 3000}}));
  const other = await open({withTracker: true, core: PATIENT});
  await other.untilFromPeers(6);
  await other.expectWholeStream();
  const most = await giver.page.evaluate(() => window.mostWaitingBytes);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(2 * 1024 * 1024);
  expect(giver.uncaught).toEqual([]);
});

for (const player of ['hls', 'shaka'] as const) {
  test(`a segment that is said to be endless is refused, and fetched elsewhere (${player})`, async ({open}) => {
    const hostile = await open({withTracker: true, core: EAGER, hostility: {kind: 'endlessSegment'}});
    await hostile.expectWholeStream();
    const viewer = await open({player, withTracker: true, core: PATIENT});
    await viewer.untilSegmentError('peer-segment-absent');
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    expect(viewer.uncaught).toEqual([]);
  });
}

test('bytes that nobody asked for do not count as P2P', async ({open}) => {
  const hostile = await open({withTracker: true, core: EAGER, hostility: {kind: 'unaskedBytes', count: 20 * SEGMENT_BYTES}});
  await hostile.expectWholeStream();
  const viewer = await open({withTracker: true, core: PATIENT});
  await untilMisdeed(hostile);
  await viewer.untilFromPeers(6);
  await viewer.expectWholeStream();
  expect((await viewer.stats()).p2pBytes).toBe((await hostile.stats()).uploadBytes);
});

test('a peer that sends an endless command is disconnected, and playback goes on', async ({open}) => {
  const viewer = await open({withTracker: true, core: HOLDING});
  await viewer.page.evaluate(() => {
    const engine = window.viewer.engine as never as {addEventListener(name: string, listener: () => void): void};
    engine.addEventListener('onPeerClose', () => (window.hasLostPeer = true));
  });
  await open({withTracker: true, core: HOLDING, hostility: {kind: 'endlessCommand'}});
  await viewer.page.waitForFunction(() => window.hasLostPeer);
  await viewer.expectWholeStream();
  await viewer.expectPlaying();
  expect((await viewer.stats()).peers).toBe(0);
  expect(viewer.uncaught).toEqual([]);
});

const [ANNOUNCEMENT, REQUEST] = [0, 1];
const [LOADED, ID, REQUEST_ID] = ['l', 'i', 'r'].map((name) => name.charCodeAt(0)) as [number, number, number];
const [FIVE, TEXT, NO_NUMBERS] = [
  [0x01, 5],
  [0x20, 1, 0x61],
  [0x10, 0],
];

test('commands with fields that are missing or of the wrong kind are ignored', async ({open}) => {
  const commands = [
    [ANNOUNCEMENT, LOADED, ...FIVE],
    [REQUEST, ID, ...FIVE],
    [REQUEST, REQUEST_ID, ...FIVE],
    [REQUEST, ID, ...TEXT, REQUEST_ID, ...FIVE],
    [REQUEST, ID, ...NO_NUMBERS, REQUEST_ID, ...FIVE],
  ];
  const hostile = await open({withTracker: true, core: EAGER, hostility: {kind: 'commands', commands}});
  await hostile.expectWholeStream();
  const viewer = await open({withTracker: true, core: PATIENT, extras: {storageReadsSlowly: true}});
  await untilMisdeed(hostile);
  await viewer.untilFromPeers(6);
  await viewer.expectWholeStream();
  expect(viewer.uncaught).toEqual([]);
  expect(await viewer.page.evaluate(() => [...new Set(window.asked.map((id) => typeof id))])).toEqual(['number']);
});

test('a long command without content does not freeze the page', async ({open}) => {
  const repeated = (field: readonly number[]) => Array.from({length: 500_000 / field.length}, () => field).flat();
  const emptyGroups = Array.from({length: 255}, () => 0);
  const commands = [
    [REQUEST, ...repeated([ID, 0])],
    [REQUEST, ...repeated([LOADED, 0x10, emptyGroups.length, ...emptyGroups])],
  ];
  const hostile = await open({withTracker: true, core: EAGER, hostility: {kind: 'commands', commands}});
  await hostile.expectWholeStream();
  const viewer = await open({withTracker: true, core: PATIENT});
  await untilMisdeed(hostile);
  await viewer.untilFromPeers(6);
  expect(viewer.uncaught).toEqual([]);
});

function noteConnections(): void {
  window.connections = [];
  window.RTCPeerConnection = new Proxy(window.RTCPeerConnection, {
    construct(RTCPeerConnection, values) {
      const connection = Reflect.construct(RTCPeerConnection, values) as RTCPeerConnection;
      window.connections.push(connection);
      return connection;
    },
  });
  window.memberLists = new Set();
  const {set} = Map.prototype;
  Map.prototype.set = function (key, value) {
    if (Object.hasOwn(Object(value) as object, 'potentialConnections')) window.memberLists.add(this);
    return set.call(this, key, value);
  };
}

function noteWaitingBytes(): void {
  window.mostWaitingBytes = 0;
  let sentBytes = 0;
  const send = RTCDataChannel.prototype.send as (this: RTCDataChannel, data: ArrayBuffer) => void;
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: ArrayBuffer) {
    window.mostWaitingBytes = Math.max(window.mostWaitingBytes, window.viewer.engine.getStats().uploadBytes - sentBytes);
    sentBytes += data.byteLength;
    send.call(this, data);
  } as never;
}
