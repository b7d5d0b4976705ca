import {useEffect, useState, type ReactNode} from 'react';
import {isOneLetter} from '../isOneLetter.ts';
import styles from './styles.module.css';
import type {SearchState} from '../useSearch.ts';

/** A screen reader hears the count once the typing pauses, not at every key. */
const PAUSE_MS = 400;

function describe(state: SearchState, query: string): string {
  if (!query.trim()) return '';
  if (state.status === 'failed') return '搜索没有加载成功';
  if (state.status === 'unbuilt') return '搜索在构建后的站点上可用';
  if (state.status !== 'ready') return '正在查找';
  const {found, corrected, pages} = state.answer;
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  if (found === 0) return isOneLetter(query) ? '' : '没有找到结果';
  const readAs = corrected.map(({from, to}) => `「${from}」按「${to}」查找`).join('，');
  // Places are known for the pages shown only.
  const places = found > pages.length ? `显示前 ${pages.length} 页里的 ${sections} 处` : `共 ${sections} 处`;
  return `找到 ${found} 页，${places}${readAs ? `。${readAs}` : ''}`;
}

/**
 * How many results there are, for the eye at once and for the ear after a pause. Why there are none, the eye reads in their place. The box
 * runs on Preact, which keeps hold of every text: the keys have it made anew where a translator has taken it away.
 */
export function StatusText({state, query}: {state: SearchState; query: string}): ReactNode {
  const text = describe(state, query);
  const isSaidBelow = state.status === 'failed' || state.status === 'unbuilt' || state.answer?.found === 0;
  const seen = isSaidBelow ? '' : text;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <span key={seen} aria-hidden="true">
        {seen}
      </span>
      <span className={styles.spoken} role="status">
        <span key={spoken}>{spoken}</span>
      </span>
    </>
  );
}
