import type {ReactNode} from 'react';
import {ToolPage} from '../../tools/shared/index.ts';
import {StreamDoctor} from '../../tools/stream-doctor/StreamDoctor.tsx';

export default function Page(): ReactNode {
  return (
    <ToolPage
      tool="stream-doctor"
      privacy="全部在这个浏览器里计算，不上传任何内容。填地址时，点「检查」或「盯着看」之后浏览器才去请求你填的那个地址。网址的 # 之后有你填的内容，签名也在里面，分享前看一眼。"
    >
      <StreamDoctor />
    </ToolPage>
  );
}
