import type {ReactNode} from 'react';
import type {Report} from 'stream-doctor';
import {byteSourceWords, flowWords, nameOrQuote} from 'stream-doctor/text';
import {Breakable} from '../../components/Breakable/index.tsx';
import {Panel} from '../../components/controls/index.ts';
import {DataTable, Meter, Meters, type Column} from '../shared/index.ts';
import {formatBytes, formatSeconds} from '../shared/format.ts';
import {Findings} from './Findings.tsx';
import {RoomChart} from './RoomChart.tsx';
import styles from './StreamDoctor.module.css';

type Swarm = Report['swarms'][number];

const swarmColumns: readonly Column<Swarm>[] = [
  {header: '清晰度或音轨', cell: ({label}) => label},
  {
    header: '群组标识',
    cell: ({streamSwarmId, type, rendition}) => (
      <code className={styles.id}>
        <Breakable>{streamSwarmId ?? `v2-（播放地址）-${type}-${rendition}`}</Breakable>
      </code>
    ),
  },
  {
    header: 'Tracker 上的 info_hash',
    cell: ({infoHash}) => (infoHash ? <code className={styles.hash}>{infoHash}</code> : '补上播放地址才算得出'),
  },
];

/** A playlist may name hundreds; the report that is copied has all of them. */
const MOST_SWARMS = 50;

export function DoctorReport({report}: {readonly report: Report}): ReactNode {
  const [stream] = report.streams;
  const {live} = stream ?? {};
  return (
    <div className={styles.report} data-doctor-report>
      <Findings findings={report.findings} unexamined={report.unexamined} />
      {stream ? (
        <Panel
          headingId="facts"
          title={`${stream.label}：${flowWords[stream.flow]}`}
          hint={
            report.finalAddress ? (
              <span className={styles.address}>
                <Breakable>{report.finalAddress}</Breakable>
              </span>
            ) : (
              '没有播放地址，只看文本。'
            )
          }
        >
          <Meters>
            {live ? (
              <>
                <Meter
                  label="P2P 空间"
                  value={formatSeconds(live.lookAhead)}
                  tone={live.room === 'none' ? 'danger' : 'plain'}
                  note={`离末端 ${formatSeconds(live.distance)} 减高需求窗口 ${formatSeconds(live.highDemandTimeWindow)}`}
                />
                <Meter
                  label="每个切片的 P2P 时间"
                  value={formatSeconds(live.budget)}
                  tone={live.room === 'enough' ? 'plain' : 'danger'}
                  note="从出现到进入高需求窗口"
                />
                <Meter label="直播延迟约" value={formatSeconds(live.distance)} note={`不带引擎约 ${formatSeconds(live.playerDistance)}`} />
              </>
            ) : null}
            <Meter
              label="切片"
              value={`${stream.segmentCount} 个`}
              note={`目标时长 ${stream.targetDuration === undefined ? '未写' : formatSeconds(stream.targetDuration)}，共 ${formatSeconds(stream.totalDuration)}`}
            />
            <Meter
              label="一个切片"
              value={stream.segmentBytes ? formatBytes(stream.segmentBytes.bytes) : '未知'}
              note={stream.segmentBytes ? byteSourceWords[stream.segmentBytes.source] : '文本里没有码率'}
            />
            <Meter
              label="封装"
              value={stream.container}
              note={stream.encryption.length > 0 ? `加密：${stream.encryption.map(nameOrQuote).join('、')}` : '没有加密'}
            />
            <Meter label="起始序号" value={String(stream.firstSequence)} note={`${stream.discontinuities} 个不连续点`} />
          </Meters>
          {live ? <RoomChart live={live} /> : null}
        </Panel>
      ) : null}
      <Panel headingId="swarms" title="群组" hint="由引擎自己的函数算出。两位观众同一行的 info_hash 相同，才会互传切片。">
        <DataTable
          caption="每个清晰度与音轨的群组"
          isCaptionHidden
          columns={swarmColumns}
          rows={report.swarms.slice(0, MOST_SWARMS)}
          rowKey={({type, rendition}) => `${type}-${rendition}`}
        />
        {report.swarms.length > MOST_SWARMS ? (
          <p
            className={styles.left}
          >{`还有 ${report.swarms.length - MOST_SWARMS} 个群组没有列在这里，「复制结果」与「保存为 JSON」里有全部。`}</p>
        ) : null}
      </Panel>
    </div>
  );
}
