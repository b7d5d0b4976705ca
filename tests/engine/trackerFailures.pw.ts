import {createServer, type Server, type Socket} from 'node:net';
import {listen} from '../loopback.ts';
import {expect, test, TOKEN} from './fixtures.ts';
import {EAGER, HOLDING} from './viewers.ts';

/** Without peers everything comes over HTTP; these viewers fetch the whole stream at once, so that the test is short. */
const alone = (announceTrackers: string[]) => ({token: TOKEN, core: {...EAGER, announceTrackers}});

for (const player of ['hls', 'shaka'] as const) {
  test(`no tracker: plays over HTTP and says so once (${player})`, async ({open}) => {
    const viewer = await open({player, core: EAGER});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    viewer.expectSaidOnce('info', 'X2-2003');
    expect(viewer.said).toHaveLength(1);
    expect(await viewer.stats()).toMatchObject({p2pBytes: 0, uploadBytes: 0, peers: 0, ratio: 0});
  });

  test(`tracker closed: plays over HTTP and says so once (${player})`, async ({open, tracker}) => {
    await tracker.close();
    const viewer = await open({player, ...alone([tracker.url])});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    await expect.poll(() => viewer.said.length).toBe(1);
    viewer.expectSaidOnce('warning', 'X2-2001');
  });

  test(`tracker name that does not resolve: plays over HTTP and says so once (${player})`, async ({open}) => {
    const viewer = await open({player, ...alone(['ws://tracker.invalid/announce'])});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    await expect.poll(() => viewer.said.length).toBe(1);
    viewer.expectSaidOnce('warning', 'X2-2001');
  });

  test(`tracker that accepts and hangs: plays over HTTP (${player})`, async ({open}) => {
    const silent = await listenSilently();
    const viewer = await open({player, ...alone([`ws://127.0.0.1:${silent.port}/announce`])});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    expect(silent.connections()).toBeGreaterThan(0);
    await silent.close();
  });

  test(`token refused: plays over HTTP, says so once, meets nobody (${player})`, async ({open, tracker}) => {
    const good = await open({withTracker: true, core: EAGER});
    const bad = await open({player, token: 'wrong', core: {...EAGER, announceTrackers: [tracker.url]}});
    await bad.expectWholeStream();
    await bad.expectPlaying();
    await expect.poll(() => bad.said.length).toBe(1);
    bad.expectSaidOnce('warning', 'X2-2002');
    await good.expectWholeStream();
    expect((await bad.stats()).peers).toBe(0);
    expect(new Set(tracker.seenTokens)).toEqual(new Set([TOKEN, 'wrong']));
  });

  test(`no WebRTC: isSupported() is false, plays over HTTP and says so once (${player})`, async ({open}) => {
    const viewer = await open({player, withTracker: true, core: EAGER, initScript: removeWebRtc});
    await viewer.expectWholeStream();
    await viewer.expectPlaying();
    viewer.expectSaidOnce('info', 'X2-1103');
    expect(viewer.said, 'nothing about a token').toHaveLength(1);
    expect(await viewer.isSupported()).toBe(false);
  });

  test(`a browser with WebRTC is supported (${player})`, async ({open}) => {
    const viewer = await open({player});
    expect(await viewer.isSupported()).toBe(true);
  });
}

test('tracker that dies while viewers are connected: they keep exchanging segments', async ({open, tracker}) => {
  const first = await open({withTracker: true, core: EAGER});
  await first.expectWholeStream();
  const second = await open({withTracker: true, core: HOLDING});
  await second.untilConnected();
  await tracker.close();
  await second.apply({p2pDownloadTimeWindow: 6000});
  await second.untilFromPeers(6);
  await second.expectWholeStream();
});

function removeWebRtc(): void {
  for (const name of ['RTCPeerConnection', 'RTCDataChannel', 'RTCSessionDescription', 'RTCIceCandidate']) {
    Object.defineProperty(window, name, {value: undefined});
  }
}

/** Accepts connections and never says a word. */
async function listenSilently() {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  return {
    port: await listen(server),
    connections: () => sockets.length,
    close: () => new Promise<void>((resolve) => {
      sockets.forEach((socket) => socket.destroy());
      server.close(() => resolve());
    }),
  };
}
