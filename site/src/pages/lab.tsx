import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {LabPage} from '../lab/page/LabPage.tsx';

export default function Lab(): ReactNode {
  return (
    <Layout
      title="实验室"
      description="在一个页面里运行 1 到 8 位真实的 P2P 观众，看切片在他们之间移动；分享率、服务器字节与卡顿由你的浏览器当场测量，可以随时制造故障。"
    >
      <LabPage />
    </Layout>
  );
}
