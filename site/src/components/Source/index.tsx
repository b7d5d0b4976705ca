import {useEffect, useState, type ReactNode} from 'react';
import {dayOf, isExpired} from './isExpired.ts';
import styles from './styles.module.css';

type Props = {
  readonly name: string;
  readonly url?: string;
  readonly checked: string;
  readonly expires: string;
  /** Set where the page was built after `expires`, so that it says so without the application too. */
  readonly late?: string;
};

/**
 * Where a sentence about others was read, and when. A page says `<Source claim="pipl" />`; `remarkSources` looks the rest up, because this
 * component is loaded with every page and the table need not be.
 */
export function Source({name, url, checked, expires, late}: Props): ReactNode {
  const [isLate, setIsLate] = useState(late !== undefined);
  useEffect(() => setIsLate((already) => already || isExpired(expires, dayOf(new Date()))), [expires]);
  return (
    <small className={styles.source}>
      （<span>{url ? <a href={url}>{name}</a> : <span>{name}</span>}</span>，
      <time dateTime={checked}>{url ? `${checked} 核对` : checked}</time>）
      {isLate && <span className={styles.late}>{`这条依据只核对到 ${expires} 为止有效，引用之前请再看一次来源。`}</span>}
    </small>
  );
}
