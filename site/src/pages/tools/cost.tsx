import type {ReactNode} from 'react';
import {ToolPage} from '../../tools/shared/index.ts';
import {CostTool} from '../../tools/cost/CostTool.tsx';

export default function Cost(): ReactNode {
  return (
    <ToolPage tool="cost" privacy="全部在这个浏览器里计算，不上传任何内容。网址里有你填的数字，分享前看一眼。">
      <CostTool />
    </ToolPage>
  );
}
