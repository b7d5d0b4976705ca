import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {LicenseList, licensedCount} from '../components/LicenseList/index.tsx';

const description = '本站在你的浏览器里运行的第三方开源代码：软件包名称、版本、版权声明与许可证全文，清单取自打包器对构建结果的记录。';

export default function Licenses(): ReactNode {
  return (
    <Layout title="开源许可" description={description}>
      <main className="container margin-vert--lg markdown">
        <Heading as="h1">开源许可</Heading>
        <p>
          本站的页面里运行着 {licensedCount}{' '}
          个第三方软件包的代码，感谢它们的作者。清单取自打包器对构建结果的记录，只列真正送到浏览器的软件包；实验室与测试台里的引擎也在其中。构建工具不在此列。
        </p>
        {/* Left out of the search: readers who search for a package mean one of ours. */}
        <div data-search-ignore>
          <LicenseList />
        </div>
      </main>
    </Layout>
  );
}
