import type {ReactNode} from 'react';
import {ToolPage} from '@site/src/tools/shared';
import {LatencyTool} from '@site/src/tools/latency/LatencyTool';

export default function Latency(): ReactNode {
  return (
    <ToolPage tool="latency">
      <LatencyTool />
    </ToolPage>
  );
}
