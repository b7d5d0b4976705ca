import type {ReactNode} from 'react';
import {p2pCeiling} from 'stream-doctor/model';
import {ScrollTable} from '../ScrollTable/index.tsx';

const audiences = [1, 2, 5, 10, 50, 1000];

/** The best possible P2P ratio for a few sizes of audience on one rendition. */
export function CeilingTable(): ReactNode {
  return (
    <ScrollTable label="分享率上限">
      <thead>
        <tr>
          <th scope="col">同一清晰度的观众</th>
          {audiences.map((viewers) => (
            <td key={viewers}>{viewers}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">分享率上限</th>
          {audiences.map((viewers) => (
            <td key={viewers}>{Number((p2pCeiling(viewers) * 100).toFixed(1))}%</td>
          ))}
        </tr>
      </tbody>
    </ScrollTable>
  );
}
