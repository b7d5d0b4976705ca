import {expect, test} from './fixtures.ts';
import {HOLDING, type Viewer} from './viewers.ts';

declare global {
  interface Window {
    /** Every connection that the page has made. */
    connections: RTCPeerConnection[];
    /** The engine's lists of the members it knows. */
    memberLists: Set<ReadonlyMap<unknown, unknown>>;
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
    // The hostile one connects to those who come later, so only this one tells whether the viewer still listens.
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
  expect(await membersKnownTo(viewer)).toBe(2);

  await viewer.page.clock.fastForward(30_000);
  await expect.poll(alive).toBeLessThanOrEqual(own + 1);
  await expect.poll(() => membersKnownTo(viewer)).toBe(1);
  expect((await viewer.stats()).peers).toBe(1);
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
