import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Examiner, type Problem} from './Examiner.ts';
import type {Answer, Task} from './messages.ts';

class FakeWorker extends EventTarget {
  readonly tasks: Task[] = [];
  isEnded = false;

  constructor() {
    super();
    workers.push(this);
  }
  postMessage(task: Task): void {
    this.tasks.push(task);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(answer: Partial<Answer>): void {
    this.dispatchEvent(new MessageEvent('message', {data: answer}));
  }
  crash(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let workers: FakeWorker[];
let answers: [kind: string, task: Task][];
let failures: Problem[];
let examiner: Examiner;

const text = {kind: 'text', text: '#EXTM3U', settings: {}} as unknown as Task;
const address = {kind: 'address', address: 'https://cdn.x2p2p.example/a.m3u8', settings: {}} as unknown as Task;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  workers = [];
  answers = [];
  failures = [];
  examiner = new Examiner({onAnswer: ({kind}, task) => answers.push([kind, task]), onFailure: (problem) => failures.push(problem)});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Examiner', () => {
  it('makes one worker, at the first sign of a task, and keeps it', () => {
    expect(workers).toHaveLength(0);
    examiner.prepare();
    examiner.examine(text);
    workers[0]!.answer({kind: 'report'});
    examiner.examine(address);
    expect(workers).toHaveLength(1);
    expect(workers[0]!.tasks).toEqual([text, address]);
  });

  it('tells which task an answer is about', () => {
    examiner.examine(address);
    workers[0]!.answer({kind: 'draft'});
    workers[0]!.answer({kind: 'report'});
    expect(answers).toEqual([
      ['draft', address],
      ['report', address],
    ]);
  });

  it('ends an unfinished task with its worker', () => {
    examiner.examine(address);
    workers[0]!.answer({kind: 'draft'});
    examiner.examine(text);
    expect(workers.map(({isEnded}) => isEnded)).toEqual([true, false]);
    expect(workers[1]!.tasks).toEqual([text]);
  });

  it('gives up on a text that takes for ever, but waits for an address', () => {
    examiner.examine(address);
    vi.advanceTimersByTime(60_000);
    expect(failures).toEqual([]);
    examiner.examine(text);
    vi.advanceTimersByTime(8000);
    expect(failures.map(({id}) => id)).toEqual(['slow']);
    expect(workers[1]!.isEnded).toBe(true);
  });

  it('does not time out a text that was answered', () => {
    examiner.examine(text);
    workers[0]!.answer({kind: 'problem'});
    vi.advanceTimersByTime(60_000);
    expect(failures).toEqual([]);
    expect(workers[0]!.isEnded).toBe(false);
  });

  it('reports a crash at work, and begins anew after one without', () => {
    examiner.prepare();
    workers[0]!.crash();
    expect(failures).toEqual([]);
    examiner.examine(text);
    workers[1]!.crash();
    expect(failures.map(({id}) => id)).toEqual(['crash']);
    examiner.examine(text);
    expect(workers).toHaveLength(3);
  });

  it('says nothing of a task that was ended', () => {
    examiner.examine(text);
    examiner.end();
    workers[0]!.answer({kind: 'report'});
    vi.advanceTimersByTime(60_000);
    expect([answers, failures]).toEqual([[], []]);
  });
});
