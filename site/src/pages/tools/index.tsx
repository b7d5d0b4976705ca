import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {ToolList} from '../../tools/ToolList.tsx';

export default function Tools(): ReactNode {
  return (
    <Layout
      title="工具"
      description="接入 P2P 前后用得上的工具：检查播放列表、比对群组标识等。全部在浏览器里计算，不上传任何内容，结果可以用链接分享。"
    >
      <ToolList />
    </Layout>
  );
}
