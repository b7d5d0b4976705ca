import {useState, type ReactNode, type RefObject} from 'react';
import {TextField} from '../../components/controls/index.ts';
import type {RealTracker} from '../run/session.ts';
import {readTrackers, type Trackers} from '../../tools/shared/readTrackers.ts';
import styles from './Controls.module.css';

type Props = {
  readonly formRef: RefObject<HTMLDetailsElement>;
  readonly isDisabled: boolean;
  /** Undefined as long as the fields name no tracker that can be used. */
  readonly onTracker: (tracker: RealTracker | undefined) => void;
};

/** What is filled in but cannot be used is marked as invalid; that is what `showProblem` looks for. */
export function TrackerForm({formRef, isDisabled, onTracker}: Props): ReactNode {
  const [url, setUrl] = useState('');
  const [token, setToken] = useState('');
  const {urls, problem} = trackersIn(url);
  const isMissing = urls.length === 0 && problem === undefined;
  const urlProblem = isMissing && token !== '' ? '还缺 Tracker 地址：令牌只对它有用。' : problem;
  const tokenProblem =
    urls.length > 0 && problem === undefined && token === '' ? '还缺访问令牌：配置了 Tracker，引擎就要求 token。' : undefined;

  const apply = (nextUrl: string, nextToken: string): void => {
    setUrl(nextUrl);
    setToken(nextToken);
    const next = trackersIn(nextUrl);
    onTracker(next.urls[0] && next.problem === undefined && nextToken !== '' ? {url: next.urls[0].href, token: nextToken} : undefined);
  };

  return (
    <details ref={formRef} className={styles.tracker}>
      <summary>换成真实的 Tracker</summary>
      <p className={styles.note}>
        不填时，观众在这个浏览器内部互相发现，其他标签页也会加入；要加一台设备，用下面的「另一台设备」，不用填这里。地址与令牌只在本页使用，不会写进链接或导出的文件。
      </p>
      <div className={styles.trackerFields}>
        <TextField
          label="Tracker 地址"
          kind="url"
          value={url}
          placeholder="wss://tracker.x2p2p.example/announce"
          isDisabled={isDisabled}
          problem={urlProblem}
          onChange={(next) => apply(next.trim(), token)}
        />
        <TextField
          label="访问令牌 token"
          value={token}
          isDisabled={isDisabled}
          problem={tokenProblem}
          onChange={(next) => apply(url, next.trim())}
        />
      </div>
    </details>
  );
}

/** The field is empty while the page is being built, where there is no `window` to ask for the protocol. */
const trackersIn = (text: string): Trackers =>
  text === '' ? {urls: []} : readTrackers(text, {pageProtocol: window.location.protocol, most: 1});

/** Leads the reader to the first field that cannot be used as it is; false if there is none. */
export function showProblem(form: HTMLDetailsElement): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid) return false;
  form.open = true;
  invalid.focus();
  return true;
}
