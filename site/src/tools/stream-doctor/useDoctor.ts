import {useEffect, useState} from 'react';
import type {Report} from 'stream-doctor';
import {checkText, StreamProblem} from 'stream-doctor/text';
import {Examiner, type Problem} from './Examiner.ts';
import exampleReport from './exampleReport.json';
import type {Answer, Task} from './messages.ts';
import {exampleTask} from './tasks.ts';

type State = {
  readonly report: Report | undefined;
  /** What the report is about. */
  readonly examined: Task;
  readonly problem: Problem | undefined;
  readonly phase: 'idle' | 'working' | 'waiting';
  /** Seconds until a live playlist is read again, while `waiting`. */
  readonly waitSeconds: number;
};

export type Doctor = State & {
  /** Starts the worker ahead of the first task, at the first sign that there will be one. */
  readonly prepare: () => void;
  readonly examine: (task: Task) => void;
  readonly cancel: () => void;
  /** Shows why an input was refused without being examined. */
  readonly refuse: (problem: Problem) => void;
  /** Takes a problem off the page. */
  readonly dismiss: () => void;
};

const IDLE = {phase: 'idle', waitSeconds: 0} as const;
const START: State = {...IDLE, report: exampleReport as unknown as Report, examined: exampleTask, problem: undefined};

/** The examination as the page shows it. */
export function useDoctor(): Doctor {
  const [state, setState] = useState(START);
  const update = (part: Partial<State>): void => setState((before) => ({...before, ...part}));
  const show = ({id, message}: Problem): void => update({...IDLE, report: undefined, problem: {id, message}});
  const [examiner] = useState(() => new Examiner({onAnswer: (answer, task) => setState(stateAfter(answer, task)), onFailure: show}));
  useEffect(() => examiner.end, [examiner]);

  const refuse = (problem: Problem): void => {
    examiner.end();
    show(problem);
  };
  const examine = (task: Task): void => {
    const problem = problemAtSight(task);
    if (problem) return refuse(problem);
    update({phase: 'working', problem: undefined});
    examiner.examine(task);
  };
  const cancel = (): void => {
    examiner.end();
    update(IDLE);
  };
  return {...state, prepare: examiner.prepare, examine, cancel, refuse, dismiss: () => update({problem: undefined})};
}

function stateAfter(answer: Answer, examined: Task): State {
  switch (answer.kind) {
    case 'draft':
      return {report: answer.report, examined, problem: undefined, phase: 'waiting', waitSeconds: answer.waitSeconds};
    case 'report':
      return {...IDLE, report: answer.report, examined, problem: undefined};
    case 'problem':
      return {...IDLE, report: undefined, examined, problem: answer};
  }
}

/** The second field says so where a problem is its own. */
function checkLater(text: string): void {
  try {
    checkText(text);
  } catch (problem) {
    const {id, message} = problem as StreamProblem;
    // The offer to examine an address in place of a text is for the first field.
    throw new StreamProblem(id === 'address' ? 'not-m3u8' : id, `稍后那一份：${message}`);
  }
}

/** A text that is plainly no playlist is refused without the worker. */
function problemAtSight(task: Task): Problem | undefined {
  try {
    if (task.kind === 'text') {
      checkText(task.text);
      if (task.later !== undefined) checkLater(task.later);
    }
    return undefined;
  } catch (problem) {
    return problem as StreamProblem;
  }
}
