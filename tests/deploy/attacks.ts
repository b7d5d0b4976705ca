import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {ask} from './ask.ts';

export type SlowOutcome = {
  /** How many connections the server closed, and when it closed the last. */
  readonly closed: number;
  readonly lastClosedAfterMs: number;
  /** Answers to ordinary requests, about one a second, while every slow connection was still open. */
  readonly answeredMeanwhile: number;
  readonly slowestAnswerMs: number;
  readonly statuses: readonly number[];
};

/**
 * Opens connections that send a header a few bytes at a time and never end it, while ordinary readers ask for a page each second.
 * Over when the server has ended them all, or after `seconds`.
 */
export async function slowClients({
  port,
  connections,
  seconds,
}: {
  port: number;
  connections: number;
  seconds: number;
}): Promise<SlowOutcome> {
  const start = performance.now();
  let closed = 0;
  let isOver = false;
  let lastClosedAfterMs = 0;
  const sockets: Socket[] = [];
  for (let index = 0; index < connections; index += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => {
      if (isOver) return;
      closed += 1;
      lastClosedAfterMs = performance.now() - start;
    });
    sockets.push(socket);
  }
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  sockets.forEach((socket) => socket.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\n'));
  const answers: {ms: number; status: number; meanwhile: boolean}[] = [];
  while (closed < connections && performance.now() - start < seconds * 1000) {
    sockets.forEach((socket) => socket.writable && socket.write('X-a: b\r\n'));
    const asked = performance.now();
    const {status} = await ask({port, path: '/docs/intro'});
    answers.push({status, ms: performance.now() - asked, meanwhile: closed === 0});
    await sleep(1000);
  }
  isOver = true;
  sockets.forEach((socket) => socket.destroy());
  return {
    closed,
    lastClosedAfterMs: Math.round(lastClosedAfterMs),
    answeredMeanwhile: answers.filter(({meanwhile}) => meanwhile).length,
    slowestAnswerMs: Math.round(Math.max(...answers.map(({ms}) => ms))),
    statuses: [...new Set(answers.map(({status}) => status))],
  };
}

/** Requests that are too large in each way there is; the statuses they got (0: the connection was closed without an answer). */
export async function largeRequests(port: number): Promise<readonly number[]> {
  const long = 'x'.repeat(200_000);
  const many = Object.fromEntries(Array.from({length: 5000}, (_, index) => [`x-${index}`, 'y'.repeat(50)]));
  const questions = [
    {path: `/${long}`},
    {path: `/docs/intro?${long}`},
    {path: '/docs/intro', headers: {'x-long': long}},
    {path: '/docs/intro', headers: {cookie: `a=${long}`}},
    {path: '/docs/intro', headers: many},
    {path: '/docs/intro', headers: {range: `bytes=${Array.from({length: 5000}, (_, index) => `${index}-${index}`).join(',')}`}},
    {path: '/docs/intro', method: 'POST', headers: {'content-length': '99999999999'}},
  ];
  const answers = await Promise.allSettled(questions.flatMap((question) => Array.from({length: 10}, () => ask({port, ...question}))));
  return answers.map((answer) => (answer.status === 'fulfilled' && answer.value.status) || 0);
}
