import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {setTimeout as pause} from 'node:timers/promises';
import {freePort} from '../deploy/startServer.ts';
import type {Driver, RunningEngine} from './driver.ts';
import {keyCode} from './keyCodes.ts';

type Programs = {readonly miniBrowser: string; readonly driver: string; readonly display: string};

/** WebKitGTK's MiniBrowser over classic WebDriver, on a screen that nobody sees: it has no windowless mode. */
export async function startWebKit({miniBrowser, driver, display}: Programs): Promise<RunningEngine> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: {...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1'},
    stdio: 'ignore',
  });
  const close = async () => {
    await stop(server);
    await stop(screen);
  };
  const ask = asker(`http://127.0.0.1:${port}`);
  const open = async () =>
    (await ask('POST', '/session', {
      capabilities: {alwaysMatch: {'webkitgtk:browserOptions': {binary: miniBrowser, args: ['--automation']}}},
    })) as {sessionId: string; capabilities: {browserVersion: string}};
  try {
    await untilReady(ask);
    // Only a session knows the version.
    const {sessionId, capabilities} = await open();
    await ask('DELETE', `/session/${sessionId}`);
    return {version: `WebKitGTK/${capabilities.browserVersion}`, open: async () => driverOf(ask, (await open()).sessionId), close};
  } catch (error) {
    await close();
    throw error;
  }
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function asker(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(address + path, {method, body: body && JSON.stringify(body)});
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${(value as {message?: string}).message ?? response.status}`);
    return value;
  };
}

function driverOf(ask: Ask, sessionId: string): Driver {
  const session = `/session/${sessionId}`;
  const act = (source: object) => ask('POST', `${session}/actions`, {actions: [source]}).then(() => undefined);
  const evaluate = (expression: string) => ask('POST', `${session}/execute/sync`, {script: `return ${expression}`, args: []});
  return {
    goto: async (url) => {
      await ask('POST', `${session}/url`, {url});
    },
    back: async () => {
      await ask('POST', `${session}/back`, {});
    },
    evaluate,
    clickAt: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          {type: 'pointerMove', duration: 0, x, y},
          {type: 'pointerDown', button: 0},
          {type: 'pointerUp', button: 0},
        ],
      }),
    press: (key) =>
      act({
        type: 'key',
        id: 'keyboard',
        actions: [
          {type: 'keyDown', value: keyCode(key)},
          {type: 'keyUp', value: keyCode(key)},
        ],
      }),
    resize: async (width, height) => {
      // The window has a toolbar, so that the page is smaller than what is asked for.
      await ask('POST', `${session}/window/rect`, {width, height});
    },
    close: async () => {
      await ask('DELETE', session);
    },
  };
}

async function untilReady(ask: Ask): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await ask('GET', '/status').catch(() => false)) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver did not start within 10 s.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
