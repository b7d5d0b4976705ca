import type {Answer, Task} from './messages.ts';

/** A text is examined in milliseconds, a recording of many megabytes in seconds; this is for those made to take for ever. */
const LONGEST_MS = {text: 8000, har: 30_000};

/** Why there is no report. */
export type Problem = {readonly id: string; readonly message: string};

const CRASHED: Problem = {id: 'crash', message: '检查程序没有启动成功，刷新页面再试；浏览器可能不允许运行 Worker。'};
const TOO_SLOW: Problem = {id: 'slow', message: '检查用时过长，已停止；内容可能不是正常的播放列表。'};

type Listeners = {
  readonly onAnswer: (answer: Answer, task: Task) => void;
  readonly onFailure: (problem: Problem) => void;
};

/** Examines in a worker, one task at a time; the worker is made when the first is at hand. */
export class Examiner {
  private worker: Worker | undefined;
  /** What is being examined. */
  private task: Task | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listeners: Listeners) {}

  /** Starts the worker ahead of the first task. */
  readonly prepare = (): Worker => (this.worker ??= this.startWorker());

  examine(task: Task): void {
    // An unfinished task ends with its worker, so that its answer cannot arrive after the new one's.
    if (this.task) this.end();
    this.task = task;
    if (task.kind !== 'address') this.timer = setTimeout(() => this.fail(TOO_SLOW), LONGEST_MS[task.kind]);
    this.prepare().postMessage(task);
  }

  readonly end = (): void => {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.task = undefined;
  };

  private startWorker(): Worker {
    const worker = new Worker(new URL('./doctor.worker.ts', import.meta.url));
    // A worker that fails while idle is not reported; the next task starts another.
    worker.addEventListener('error', () => (this.task ? this.fail(CRASHED) : this.end()));
    worker.addEventListener('message', ({data}: MessageEvent<Answer>) => this.take(data));
    return worker;
  }

  private take(answer: Answer): void {
    const {task} = this;
    // A worker may have answered just before it was ended.
    if (!task) return;
    if (answer.kind !== 'draft') {
      clearTimeout(this.timer);
      this.task = undefined;
    }
    this.listeners.onAnswer(answer, task);
  }

  private fail(problem: Problem): void {
    this.end();
    this.listeners.onFailure(problem);
  }
}
