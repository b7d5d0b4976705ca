import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Content from '@theme-original/NotFound/Content';
import type ContentType from '@theme/NotFound/Content';
import type {WrapperProps} from '@docusaurus/types';
import styles from './styles.module.css';

/** Change: ways on, which upstream's page has none of. */
export default function NotFoundContent(props: WrapperProps<typeof ContentType>): ReactNode {
  return (
    <>
      <Content {...props} />
      <nav className="container margin-bottom--xl" aria-label="从这里继续">
        <div className="row">
          <ul className={`col col--6 col--offset-3 ${styles.ways}`}>
            <li>
              <Link to="/docs/intro">快速开始</Link>
            </li>
            <li>
              <Link to="/docs/faq/Integration">集成问题与错误编号</Link>
            </li>
            <li>
              <Link to="/search">搜索</Link>
            </li>
            <li>
              <Link to="/">首页</Link>
            </li>
          </ul>
        </div>
      </nav>
    </>
  );
}
