import type {ReactNode} from 'react';
import {ToolPage} from '@site/src/tools/shared';
import {SwarmId} from '@site/src/tools/swarm-id/SwarmId';

export default function Page(): ReactNode {
  return (
    <ToolPage tool="swarm-id">
      <SwarmId />
    </ToolPage>
  );
}
