import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, connect} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

/** The user that servers run as when the tests run as root: `nobody`, who owns nothing. */
const NOBODY = 65_534;

const isRoot = process.getuid?.() === 0;

/** A folder of its own for a server, with a `run` folder which it may write to. */
export function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'x2-deploy-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'run'));
  if (isRoot) chownSync(join(folder, 'run'), NOBODY, NOBODY);
  return folder;
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
}

/** Below the ports that systems hand out by themselves (Linux: from 32768), so that nobody else gets one before its server binds it. */
let nextPort = 20_000 + Math.floor(Math.random() * 10_000);

/** A port for an external program; servers in this process listen on 0 instead. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export type Running = {readonly pid: number; readonly output: () => string; readonly stop: () => Promise<void>};

/** Starts a server as an unprivileged process and waits until it accepts connections. `stop` ends it and removes its folder. */
export async function startProcess(path: string, args: readonly string[], folder: string, port: number): Promise<Running> {
  const child: ChildProcess = spawn(path, args, {
    cwd: folder,
    env: {PATH: process.env.PATH, HOME: join(folder, 'run'), XDG_CONFIG_HOME: join(folder, 'run'), XDG_DATA_HOME: join(folder, 'run')},
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? {uid: NOBODY, gid: NOBODY} : {}),
  });
  let output = '';
  child.stdout!.on('data', (data) => (output += data));
  child.stderr!.on('data', (data) => (output += data));
  const exited = once(child, 'exit');
  // A test that was cut short leaves no server behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await Promise.race([exited, sleep(3000)]);
    if (child.exitCode === null) kill();
    process.off('exit', kill);
    rmSync(folder, {recursive: true, force: true});
  };
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    if (child.exitCode !== null) break;
    if (await accepts(port)) return {pid: child.pid!, output: () => output, stop};
    await sleep(50);
  }
  await stop();
  throw new Error(`${path} did not start: ${output}`);
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Whether a process of that id exists: the last thing to check after an attack. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
