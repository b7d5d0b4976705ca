import type {ReactNode} from 'react';
import {isPlainClick} from '@x2p2p/page/isPlainClick';
import {Preference} from '../Preference/index.tsx';
import {StatusText} from '../StatusText/index.tsx';
import type {SearchState} from '../useSearch.ts';
import styles from './styles.module.css';

interface Props {
  state: SearchState;
  query: string;
  isNeutral: boolean;
  onNeutral: (isNeutral: boolean) => void;
  /** Address of the page with all results, when there are any. */
  allUrl: string | undefined;
  onLeave: (url: string) => void;
}

export function Foot({state, query, isNeutral, onNeutral, allUrl, onLeave}: Props): ReactNode {
  return (
    <div className={styles.foot}>
      <StatusText state={state} query={query} />
      <Preference state={state} isNeutral={isNeutral} onChange={onNeutral} />
      {allUrl && (
        <a
          className={styles.all}
          href={allUrl}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onLeave(allUrl);
          }}
        >
          全部结果
        </a>
      )}
      <span className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
      </span>
    </div>
  );
}
