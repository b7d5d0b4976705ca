import type {ReactNode} from 'react';
import {ToolPage} from '../../tools/shared/index.ts';
import {SwarmId} from '../../tools/swarm-id/SwarmId.tsx';

export default function Page(): ReactNode {
  return (
    <ToolPage tool="swarm-id" privacy="全部在这个浏览器里计算，不上传任何内容。网址的 # 之后有你填的播放地址，签名也在里面，分享前看一眼。">
      <SwarmId />
    </ToolPage>
  );
}
