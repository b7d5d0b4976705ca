import type {ReactNode} from 'react';
import {ToolPage} from '../../tools/shared/index.ts';
import {ConfigTool} from '../../tools/config/ConfigTool.tsx';

export default function Config(): ReactNode {
  return (
    <ToolPage
      tool="config"
      privacy="全部在这个浏览器里生成，不上传任何内容。网址的 # 之后有你填的内容，分享前看一眼；地址里 ? 之后的签名与令牌、写着令牌或密码的选项不在其中。"
    >
      <ConfigTool />
    </ToolPage>
  );
}
