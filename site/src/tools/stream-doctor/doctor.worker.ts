import {collect, diagnose, readHar, StreamProblem} from 'stream-doctor';
import type {Answer, Task} from './messages.ts';

// A worker, so that no playlist, however long or odd, can hold up the page; cancelling means ending it.
const answer = (message: Answer): void => self.postMessage(message);

self.addEventListener('message', ({data}: MessageEvent<Task>) => {
  work(data).catch((error: unknown) => {
    if (error instanceof StreamProblem) answer({kind: 'problem', id: error.id, message: error.message});
    else
      answer({kind: 'problem', id: 'crash', message: '这份播放列表让检查程序出了错，是我们的缺陷。请把它发到页脚「联系我们」里的邮箱。'});
  });
});

async function work(task: Task): Promise<void> {
  if (task.kind === 'text') {
    const {text, later, address, settings} = task;
    const entry = {text, address, finalAddress: address, later: later === undefined ? undefined : [{text: later}]};
    answer({kind: 'report', report: diagnose({entry}, settings)});
    return;
  }
  if (task.kind === 'har') {
    answer({kind: 'report', report: diagnose(readHar(task.text), task.settings)});
    return;
  }
  const input = await collect(task.address, {
    fetch: (url, init) => fetch(url, init),
    pageProtocol: self.location.protocol,
    onDraft: (draft, waitSeconds) => answer({kind: 'draft', report: diagnose(draft, task.settings), waitSeconds}),
  });
  answer({kind: 'report', report: diagnose(input, task.settings)});
}
