import {once} from 'node:events';
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import WebSocket from 'ws';
import {launchOptions} from '../../tests/chromiumFeatures.ts';

type Params = Readonly<Record<string, unknown>>;
type Target = {readonly targetId: string; readonly type: string; readonly subtype?: string};
type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {readonly sessionId: string; readonly targetInfo: Target};
  readonly result?: Params;
  readonly error?: {readonly message: string};
};

export type Tab = {
  /** Of the page that is shown, also after another that was rendered ahead has taken its place. */
  readonly send: (method: string, params?: Params) => Promise<Params>;
  /** The value of an expression in the page that is shown; promises are waited for. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly close: () => Promise<void>;
};

/**
 * A Chromium with one tab and a fresh profile. Playwright attaches to the page, and Chromium then prerenders none
 * (`PrerenderingDisabledByDevTools`); attached to the tab around it, as Chromium's own tools are, it does. `prepare` is sent to each page
 * before it starts, those that are rendered ahead included.
 */
export async function openTab(flags: readonly string[], prepare: readonly (readonly [method: string, params: Params])[]): Promise<Tab> {
  const profile = mkdtempSync(path.join(tmpdir(), 'x2-tab-'));
  const {executablePath, args} = launchOptions(flags);
  const browser = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--lang=zh-CN', 'about:blank'],
    {stdio: 'ignore'},
  );
  const socket = new WebSocket(await endpoint(profile), {perMessageDeflate: false});
  await once(socket, 'open');

  const waiting = new Map<number, {session: string | undefined; answer: (message: Message) => void}>();
  const pages = new Map<string, {session: string; isAhead: boolean}>();
  let last = 0;
  const call = (method: string, params: Params = {}, sessionId?: string): Promise<Params> =>
    new Promise((resolve, reject) => {
      const answer = ({error, result}: Message) => (error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result!));
      waiting.set(++last, {session: sessionId, answer});
      socket.send(JSON.stringify({id: last, method, params, ...(sessionId && {sessionId})}));
    });
  // All at once: a page that is to be rendered ahead answers nothing before it runs. It may be given up at any moment.
  const welcome = (session: string) => {
    for (const [method, params] of [...prepare, ['Runtime.runIfWaitingForDebugger', {}] as const])
      call(method, params, session).catch(() => {});
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.answer(message);
      waiting.delete(message.id);
      return;
    }
    const {method, params} = message;
    if (method === 'Target.attachedToTarget' && params!.targetInfo.type === 'page') {
      pages.set(params!.targetInfo.targetId, {session: params!.sessionId, isAhead: params!.targetInfo.subtype === 'prerender'});
      welcome(params!.sessionId);
    }
    if (method === 'Target.targetInfoChanged') {
      const page = pages.get(params!.targetInfo.targetId);
      if (page) page.isAhead = params!.targetInfo.subtype === 'prerender';
    }
    if (method === 'Target.detachedFromTarget') {
      for (const [id, {session}] of pages) if (session === params!.sessionId) pages.delete(id);
      for (const [id, {session, answer}] of waiting) {
        if (session !== params!.sessionId) continue;
        waiting.delete(id);
        answer({error: {message: 'another page has taken its place'}});
      }
    }
  });

  const filter = [{type: 'tab'}];
  const {targetInfos} = (await call('Target.getTargets', {filter})) as {targetInfos: Target[]};
  const {sessionId} = (await call('Target.attachToTarget', {targetId: targetInfos[0]!.targetId, flatten: true})) as {sessionId: string};
  await call('Target.setDiscoverTargets', {discover: true});
  await call('Target.setAutoAttach', {autoAttach: true, waitForDebuggerOnStart: true, flatten: true}, sessionId);
  const shown = async (): Promise<string> => {
    for (let tries = 0; tries < 100; tries++) {
      const page = [...pages.values()].findLast(({isAhead}) => !isAhead);
      if (page) return page.session;
      await sleep(20);
    }
    throw new Error('The tab shows no page');
  };
  const send: Tab['send'] = async (method, params) => call(method, params, await shown());
  return {
    send,
    evaluate: async <T>(expression: string) => {
      const {result, exceptionDetails} = (await send('Runtime.evaluate', {expression, awaitPromise: true, returnByValue: true})) as {
        result: {value: T};
        exceptionDetails?: {exception?: {description?: string}};
      };
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The page threw');
      return result.value;
    },
    close: async () => {
      const ended = once(browser, 'exit');
      await call('Browser.close').catch(() => browser.kill());
      await ended;
      socket.terminate();
      rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}

/** Chromium writes it down once it listens. */
async function endpoint(profile: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      const [port, where] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
      if (where) return `ws://127.0.0.1:${port}${where}`;
    } catch {
      // Not yet.
    }
    await sleep(50);
  }
  throw new Error('Chromium did not say where it listens');
}
