import type {ReactNode} from 'react';
import {
  engineDefaults,
  hlsJsLiveSyncDurationCount,
  lookAhead,
  roomForP2p,
  segmentBudget,
  startDistance,
  type LiveSettings,
  type Room,
} from 'stream-doctor/model';
import {ScrollTable} from '../ScrollTable/index.tsx';

const playlists = [
  [5, 2],
  [6, 4],
  [10, 4],
  [15, 4],
  [20, 2],
  [20, 5],
] as const;

const roomNames: Record<Room, string> = {none: '没有空间', tight: '很紧', enough: '够'};

/** Common playlists with the default window, worked out by the model and never typed. */
export function WindowTable(): ReactNode {
  return (
    <ScrollTable label="常见播放列表的直播延迟与 P2P 空间">
      <thead>
        <tr>
          <th scope="col">播放列表</th>
          <th scope="col">直播延迟</th>
          <th scope="col">P2P 空间</th>
          <th scope="col">每个切片的 P2P 时间</th>
          <th scope="col">够不够</th>
          <th scope="col">
            从倒数第 3 个切片起播时的
            <br />
            P2P 空间
          </th>
        </tr>
      </thead>
      <tbody>
        {playlists.map(([segmentCount, segmentDuration]) => {
          const settings: LiveSettings = {segmentCount, segmentDuration, highDemandTimeWindow: engineDefaults.highDemandTimeWindow};
          return (
            <tr key={`${segmentCount}x${segmentDuration}`}>
              <th scope="row">
                {segmentCount} × {segmentDuration} s
              </th>
              <td>{startDistance(settings)} s</td>
              <td>{lookAhead(settings)} s</td>
              <td>{segmentBudget(settings)} s</td>
              <td>{roomNames[roomForP2p(settings)]}</td>
              <td>{lookAhead({...settings, liveSyncDurationCount: hlsJsLiveSyncDurationCount})} s</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}
