import type {ReactNode} from 'react';
import {NoP2P} from '../../tools/no-p2p/NoP2P.tsx';
import {ToolPage} from '../../tools/shared/index.ts';

export default function Page(): ReactNode {
  return (
    <ToolPage
      tool="no-p2p"
      privacy="全部在这个浏览器里判断，不上传任何内容，也不执行贴进来的代码。网址的 # 之后有你贴的内容，含令牌的不写进去。"
    >
      <NoP2P />
    </ToolPage>
  );
}
