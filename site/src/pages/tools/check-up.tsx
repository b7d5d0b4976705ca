import type {ReactNode} from 'react';
import {ToolPage} from '../../tools/shared/index.ts';
import {CheckUpTool} from '../../tools/check-up/CheckUpTool.tsx';

export default function CheckUp(): ReactNode {
  return (
    <ToolPage
      tool="check-up"
      worksOffline
      privacy="全部在这个浏览器里测，结果不上传。不填 Tracker 和 STUN 时，不连接任何外部服务器。网址的 # 之后有你填的内容，分享前看一眼；令牌与 Cookie 不在其中。"
    >
      <CheckUpTool />
    </ToolPage>
  );
}
