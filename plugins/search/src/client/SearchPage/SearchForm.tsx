import type {ReactNode, RefObject} from 'react';
import {isComposing} from '../isComposing.ts';
import styles from './styles.module.css';

interface Props {
  action: string;
  input: RefObject<HTMLInputElement>;
  /** Undefined until the page knows its question: what was typed before the page was alive stays in the box. */
  typed: string | undefined;
  onType: (text: string, isUnfinished: boolean) => void;
  onSubmit: () => void;
}

/** A form that works by itself: sent before the page is alive, it leads to the page that answers. */
export function SearchForm({action, input, typed, onType, onSubmit}: Props): ReactNode {
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="全站搜索"
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        aria-label="搜索文档"
        placeholder="问题、选项名、错误编号、拼音"
        autoComplete="off"
        spellCheck={false}
        data-asks=""
        {...(typed !== undefined && {value: typed})}
        onChange={(event) => onType(event.target.value, isComposing(event))}
        onCompositionEnd={(event) => onType(event.currentTarget.value, false)}
      />
    </form>
  );
}
