import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {errorPath} from '@site/src/components/ErrorCatalog/catalog';
import type {Problem} from './optionProblems';
import styles from './config.module.css';

/** Why there is no code yet. */
export function Problems({problems}: {readonly problems: readonly Problem[]}): ReactNode {
  return (
    <div className={styles.problems} data-config-problems>
      <p>这样的配置引擎不会接受，改好下面几处就会生成代码：</p>
      <ul>
        {problems.map(({where, message, errorId}, index) => (
          <li key={index}>
            <strong>{where}</strong> {message} {errorId ? <Link to={errorPath(errorId)}>{errorId} 怎么处理</Link> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
