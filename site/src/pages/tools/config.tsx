import type {ReactNode} from 'react';
import {ToolPage} from '@site/src/tools/shared';
import {ConfigTool} from '@site/src/tools/config/ConfigTool';

export default function Config(): ReactNode {
  return (
    <ToolPage tool="config" privacy="全部在这个浏览器里生成，不上传任何内容。网址里有你填的内容，分享前看一眼；播放地址里 ? 之后的签名和 Tracker 的令牌不在其中。">
      <ConfigTool />
    </ToolPage>
  );
}
