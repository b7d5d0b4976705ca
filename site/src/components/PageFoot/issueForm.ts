/** Where the host of the source takes an issue, and what its form calls the two fields. */
export type IssueForm = {readonly address: string; readonly title: string; readonly body: string};

/** How readers report what is wrong with a page. */
export type Reports = {readonly form: IssueForm; readonly version?: string};

const SECTION = '章节：';

/** The address of an issue about a page, in which the facts are filled in, and words are not. */
export function issueAddress(form: IssueForm, page: URL, version: string | undefined): string {
  const url = new URL(form.address);
  url.searchParams.set(form.title, `文档有误：${page.pathname}`);
  const facts = [`页面：${page.href}`, ...(version ? [`版本：${version}`] : []), SECTION];
  url.searchParams.set(form.body, `哪里不对，应该是什么：\n\n\n\n---\n${facts.join('\n')}`);
  return url.href;
}

/** The same address with the section named. */
export function withSection(address: string, body: string, section: string): string {
  const url = new URL(address);
  const text = url.searchParams.get(body) ?? '';
  // A function, since `$` in a heading is a letter.
  url.searchParams.set(
    body,
    text.replace(new RegExp(`^${SECTION}.*$`, 'm'), () => SECTION + section),
  );
  return url.href;
}
