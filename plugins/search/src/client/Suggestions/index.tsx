import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {isPlainClick} from '@x2p2p/page/isPlainClick';
import type {Filter} from '../Filters/index.tsx';
import {isOneLetter} from '../isOneLetter.ts';
import {forgetQueries, readRecentQueries} from '../recentQueries.ts';
import type {SearchHost} from '../SearchHost.ts';
import site from '../site.ts';
import type {SearchState} from '../useSearch.ts';
import styles from './styles.module.css';

interface Props {
  host: SearchHost;
  state: SearchState;
  filter: Filter;
  /** Where the focus goes when a button is pressed, since most buttons disappear with what they change. */
  input: RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  onClearFilter: () => void;
  onRetry: () => void;
  /** A link was followed. */
  onLeave?: (() => void) | undefined;
}

function Queries({
  title,
  queries,
  onQuery,
  children,
}: {
  title: string;
  queries: readonly string[];
  onQuery: Props['onQuery'];
  children?: ReactNode;
}): ReactNode {
  return (
    <div>
      <div className={styles.title}>
        <span>{title}</span>
        {children}
      </div>
      <ul className={styles.queries}>
        {queries.map((query) => (
          <li key={query}>
            <button className={styles.query} type="button" onClick={() => onQuery(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Recent({onQuery, onForget}: Pick<Props, 'onQuery'> & {onForget: () => void}): ReactNode {
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => setRecent(readRecentQueries()), []);
  if (recent.length === 0) return null;
  return (
    <Queries title="最近搜过" queries={recent} onQuery={onQuery}>
      <button
        className={styles.clear}
        type="button"
        onClick={() => {
          forgetQueries();
          setRecent([]);
          onForget();
        }}
      >
        清除
      </button>
    </Queries>
  );
}

/** Plain links: the site's own link component would prefetch all these pages at once and delay the index. */
function StartingPoints({host, onLeave}: Pick<Props, 'host' | 'onLeave'>): ReactNode {
  return (
    <ul className={styles.links}>
      {site.startingPoints.map(({label, to}) => (
        <li key={to}>
          <a
            href={`${host.baseUrl}${to.slice(1)}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onLeave?.();
              host.go(`${host.baseUrl}${to.slice(1)}`);
            }}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What stands where results would: why there are none, and where to go from here. */
export function Suggestions({host, state, filter, input, onQuery, onClearFilter, onRetry, onLeave}: Props): ReactNode {
  if (state.status === 'loading') return null;
  if (state.status === 'unbuilt')
    return <p className={styles.message}>搜索在构建后的站点上可用：先运行 npm run build，再运行 npm run serve。</p>;
  const isEmptyAnswer = state.status === 'ready' && !isOneLetter(state.answer.query);
  const toInput = () => input.current?.focus();
  const andToInput =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values);
      toInput();
    };
  const ask = andToInput(onQuery);
  return (
    <div className={styles.suggestions}>
      {isEmptyAnswer && (
        <div className={styles.message} data-no-results="">
          <p>没有找到。换一个更短的词、英文选项名或错误编号再试。</p>
          {(filter.sdk ?? filter.kind) && (
            <button className={styles.query} type="button" onClick={andToInput(onClearFilter)}>
              去掉筛选条件
            </button>
          )}
        </div>
      )}
      {state.status === 'failed' && (
        <div className={styles.message}>
          <p>搜索没有加载成功，可能是网络断开了。</p>
          <button className={styles.query} type="button" onClick={andToInput(onRetry)}>
            再试一次
          </button>
        </div>
      )}
      {state.status === 'idle' && <Recent onQuery={ask} onForget={toInput} />}
      <Queries title="试试这样搜" queries={site.sampleQueries} onQuery={ask} />
      <div>
        <div className={styles.title}>从这里开始</div>
        <StartingPoints host={host} onLeave={onLeave} />
      </div>
    </div>
  );
}
