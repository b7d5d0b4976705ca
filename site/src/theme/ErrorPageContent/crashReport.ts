import type {IssueForm} from '../../components/PageFoot/issueForm.ts';

/** Where it crashed and in which browser: what a report needs besides the error. */
export const circumstances = (page: string, browser: string): string => `页面：${page}\n浏览器：${browser}`;

/** The address of an issue about a crash, with all that is known filled in; long errors are cut, as servers refuse long addresses. */
export function crashAddress(form: IssueForm, {message, facts}: {readonly message: string; readonly facts: string}): string {
  const url = new URL(form.address);
  url.searchParams.set(form.title, `页面崩溃：${message.slice(0, 80)}`);
  url.searchParams.set(form.body, `${message.slice(0, 1000)}\n\n${facts}\n崩溃之前做了什么：`);
  return url.href;
}
