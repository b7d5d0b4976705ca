import type {IssueForm} from '../src/components/PageFoot/issueForm.ts';
import type {OwnerFacts} from './ownerFacts.ts';

type Host = Extract<OwnerFacts['sourceHost'], {state: 'known'}>['value'];

/** Where each kind of host edits a file, and where it takes an issue. */
const paths: Readonly<Record<Host, {readonly edit: string; readonly issue: string; readonly fields: Pick<IssueForm, 'title' | 'body'>}>> = {
  github: {edit: '/edit/main/', issue: '/issues/new', fields: {title: 'title', body: 'body'}},
  gitlab: {edit: '/-/edit/main/', issue: '/-/issues/new', fields: {title: 'issue[title]', body: 'issue[description]'}},
  gitea: {edit: '/_edit/main/', issue: '/issues/new', fields: {title: 'title', body: 'body'}},
};

export type SourceHost = {
  /** What the path of a file of the repository is put after. */
  readonly edit: string;
  readonly issues: IssueForm;
};

/** What readers can do at the host of the source; nothing while its address or its kind is open, since a stand-in leads nowhere. */
export function sourceHost({sourceUrl, sourceHost: kind}: Pick<OwnerFacts, 'sourceUrl' | 'sourceHost'>): SourceHost | undefined {
  if (sourceUrl.state !== 'known' || kind.state !== 'known') return undefined;
  const {edit, issue, fields} = paths[kind.value];
  return {edit: sourceUrl.value + edit, issues: {address: sourceUrl.value + issue, ...fields}};
}
