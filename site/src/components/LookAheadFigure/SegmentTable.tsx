import type {ReactNode} from 'react';
import {segmentZones, type LiveSettings} from 'stream-doctor/model';
import {ScrollTable} from '../ScrollTable/index.tsx';
import {zoneText} from './zoneText.ts';

/** The picture as numbers, one row per segment. */
export function SegmentTable({settings}: {readonly settings: LiveSettings}): ReactNode {
  return (
    <ScrollTable label="每个切片的位置、区域与来源">
      <thead>
        <tr>
          <th scope="col">切片</th>
          <th scope="col">距播放位置</th>
          <th scope="col">所在区域</th>
          <th scope="col">谁先取</th>
        </tr>
      </thead>
      <tbody>
        {segmentZones(settings).map(({number, start, end, zone}) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{`${start} s 至 ${end} s`}</td>
            <td>{zoneText[zone].label}</td>
            <td>{zoneText[zone].source}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
