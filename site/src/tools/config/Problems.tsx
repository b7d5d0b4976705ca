import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {errorPath} from '../../data/errors.ts';
import {fieldNames, type FieldProblem} from './readSettings.ts';
import {goToField} from './wrongField.ts';
import styles from './config.module.css';

/** More at once help nobody, and a page of text pasted as a list makes thousands. */
const MOST = 20;

/** Most sentences begin with the name that already stands before them. */
const afterName = (message: string, where: string): string => (message.startsWith(where) ? message.slice(where.length) : `：${message}`);

/** Why there is no code yet. */
export function Problems({problems}: {readonly problems: readonly FieldProblem[]}): ReactNode {
  return (
    <div className={styles.problems} data-config-problems>
      <ul>
        {problems.slice(0, MOST).map(({field, where, message, errorId}, index) => (
          <li key={index}>
            {/* On a phone the field is screens away. */}
            <button type="button" className={styles.toField} onClick={() => goToField(field)}>
              {where === fieldNames[field] ? where : `${fieldNames[field]} › ${where}`}
            </button>
            <span>{afterName(message, where)}</span> {errorId ? <Link to={errorPath(errorId)}>{`${errorId} 怎么处理`}</Link> : null}
          </li>
        ))}
        {problems.length > MOST ? <li>{`还有 ${problems.length - MOST} 处。`}</li> : null}
      </ul>
    </div>
  );
}
