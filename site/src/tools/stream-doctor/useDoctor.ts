import {useCallback, useEffect, useRef, useState} from 'react';
import type {Report} from 'stream-doctor';
import {checkText, StreamProblem} from 'stream-doctor/text';
import exampleReport from './exampleReport.json';
import type {Answer, Task} from './messages';
import {exampleTask} from './tasks';

/** A text is examined in milliseconds; this is for texts made to take for ever. */
const LONGEST_TEXT_MS = 8000;

export type Doctor = {
  readonly report: Report | undefined;
  /** What the report is about. */
  readonly examined: Task;
  /** Why there is no report. */
  readonly problem: {readonly id: string; readonly message: string} | undefined;
  readonly phase: 'idle' | 'working' | 'waiting';
  /** Seconds until a live playlist is read again, while `waiting`. */
  readonly waitSeconds: number;
  /** Starts the worker ahead of the first task, at the first sign that there will be one. */
  readonly prepare: () => void;
  readonly examine: (task: Task) => void;
  readonly cancel: () => void;
  /** Shows why something was not even taken. */
  readonly refuse: (problem: StreamProblem) => void;
  /** Takes a problem off the page. */
  readonly dismiss: () => void;
};

type State = Pick<Doctor, 'report' | 'examined' | 'problem' | 'phase' | 'waitSeconds'>;

const START: State = {report: exampleReport as unknown as Report, examined: exampleTask, problem: undefined, phase: 'idle', waitSeconds: 0};

/** Examines in a worker, one task at a time; the worker is made when the first is at hand. */
export function useDoctor(): Doctor {
  const [state, setState] = useState(START);
  const worker = useRef<Worker>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBusy = useRef(false);
  const asked = useRef<Task>(exampleTask);

  const end = useCallback(() => {
    clearTimeout(timer.current);
    worker.current?.terminate();
    worker.current = undefined;
    isBusy.current = false;
  }, []);
  useEffect(() => end, [end]);

  const fail = useCallback(
    (id: string, message: string) => {
      end();
      setState((before) => ({...before, report: undefined, problem: {id, message}, phase: 'idle', waitSeconds: 0}));
    },
    [end],
  );

  const prepare = useCallback((): Worker => {
    if (worker.current) return worker.current;
    const made = new Worker(new URL('./doctor.worker.ts', import.meta.url));
    made.addEventListener('error', () => {
      // One that fails with nothing to do is no news; the next task makes another.
      if (isBusy.current) fail('crash', '检查程序没有启动成功，刷新页面再试；浏览器可能不允许运行 Worker。');
      else end();
    });
    made.addEventListener('message', ({data}: MessageEvent<Answer>) => {
      if (data.kind === 'draft') return setState({report: data.report, examined: asked.current, problem: undefined, phase: 'waiting', waitSeconds: data.waitSeconds});
      clearTimeout(timer.current);
      isBusy.current = false;
      if (data.kind === 'problem') setState({report: undefined, examined: asked.current, problem: data, phase: 'idle', waitSeconds: 0});
      else setState({report: data.report, examined: asked.current, problem: undefined, phase: 'idle', waitSeconds: 0});
    });
    return (worker.current = made);
  }, [end, fail]);

  const examine = useCallback(
    (task: Task) => {
      try {
        // What is no playlist at all needs no worker.
        if (task.kind === 'text') checkText(task.text);
      } catch (error) {
        return fail((error as StreamProblem).id, (error as StreamProblem).message);
      }
      // An unfinished task ends with its worker, so that its answer cannot arrive after the new one's.
      if (isBusy.current) end();
      isBusy.current = true;
      asked.current = task;
      setState((before) => ({...before, phase: 'working', problem: undefined}));
      if (task.kind === 'text') timer.current = setTimeout(() => fail('slow', '检查用时过长，已停止；内容可能不是正常的播放列表。'), LONGEST_TEXT_MS);
      prepare().postMessage(task);
    },
    [end, fail, prepare],
  );

  const cancel = useCallback(() => {
    end();
    setState((before) => ({...before, phase: 'idle', waitSeconds: 0}));
  }, [end]);

  const dismiss = useCallback(() => setState((before) => ({...before, problem: undefined})), []);

  return {...state, dismiss, prepare, examine, cancel, refuse: useCallback(({id, message}: StreamProblem) => fail(id, message), [fail])};
}
