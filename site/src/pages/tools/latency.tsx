import type {ReactNode} from 'react';
import {ToolPage} from '../../tools/shared/index.ts';
import {LatencyTool} from '../../tools/latency/LatencyTool.tsx';

export default function Latency(): ReactNode {
  return (
    <ToolPage tool="latency">
      <LatencyTool />
    </ToolPage>
  );
}
