import {useRef, type ReactNode} from 'react';
import {DownloadButton} from '../../components/controls/index.ts';
import layout from '../../components/controls/layout.module.css';
import {keepUnits} from '../../keepUnits.ts';
import {Histogram} from '../charts/Histogram.tsx';
import {pictureOf, pngOf} from '../charts/savePicture.ts';
import {ChartWithTable, DataTable} from '../shared/index.ts';
import {formatNumber, formatPercent} from '../shared/format.ts';
import type {Border} from './borders.ts';
import {formatMoney, formatPrice} from './formatMoney.ts';
import type {Outcome as Data} from './messages.ts';
import type {Range} from './simulate.ts';
import styles from './cost.module.css';

const TITLE = '节省的费用占原费用的比例';

export function Outcome({outcome}: {readonly outcome: Data}): ReactNode {
  return (
    <div data-cost-outcome data-pays={outcome.pays.toFixed(3)}>
      {isFree(outcome) ? <Savings {...outcome} /> : <Shares {...outcome} />}
      <div className={styles.tables}>
        <Ranges outcome={outcome} />
        <Borders borders={outcome.borders} />
      </div>
    </div>
  );
}

function Savings({saving}: Data): ReactNode {
  return (
    <p>
      不用 P2P 的费用是 0，算不出比例。90% 的取样，每月节省落在{' '}
      <strong>{`${formatMoney(saving.low)} 到 ${formatMoney(saving.high)}`}</strong>{' '}
      <span>{`之间，中位数 ${formatMoney(saving.middle)}（负数是多花）。`}</span>
    </p>
  );
}

function Shares({bars, share, pays, settings, csv}: Data): ReactNode {
  const chart = useRef<SVGSVGElement>(null);
  const drawn = (): SVGSVGElement => {
    if (!chart.current) throw new Error('The chart is not on the page.');
    return chart.current;
  };
  return (
    <>
      <p>
        <span>{`${formatPercent(pays)} 的取样省钱。90% 的取样落在`}</span>{' '}
        <strong>{`${formatPercent(share.low)} 到 ${formatPercent(share.high)}`}</strong>{' '}
        <span>{`之间，中位数 ${formatPercent(share.middle)}（负数是多花）。`}</span>
      </p>
      <ChartWithTable
        caption={`${formatNumber(settings.samples, 0)} 种可能的分布；斜纹的柱子是多花钱的可能。`}
        table={
          <DataTable
            caption="节省比例的分布"
            rows={bars}
            rowKey={(_, index) => index}
            columns={[
              {header: '节省比例', cell: ({from, to}) => `${formatPercent(from)} 至 ${formatPercent(to)}`},
              {header: '可能的种数', cell: ({count}) => formatNumber(count, 0), isNumber: true},
            ]}
          />
        }
      >
        <Histogram
          svgRef={chart}
          bars={bars}
          label={`${TITLE}的分布：${formatPercent(pays)} 的可能省钱，中位数 ${formatPercent(share.middle)}`}
          titleX={TITLE}
          titleY="可能的种数"
          formatX={(value) => formatPercent(value, 0)}
          marker={{x: share.middle, label: '中位数'}}
        />
      </ChartWithTable>
      <div className={layout.actions}>
        <DownloadButton name="x2-cost.svg" type="image/svg+xml" content={() => pictureOf(drawn(), TITLE).svg}>
          保存图片（SVG）
        </DownloadButton>
        <DownloadButton name="x2-cost.png" type="image/png" content={() => pngOf(drawn(), TITLE)}>
          保存图片（PNG）
        </DownloadButton>
        <DownloadButton
          name="x2-cost.csv"
          type="text/csv"
          content={async () => csv || (await import('./outcomeOf.ts')).outcomeOf(settings).csv}
        >
          保存数据（CSV）
        </DownloadButton>
      </div>
    </>
  );
}

/** Without a bill there is nothing to take a share of: every share is 0, whatever is saved or lost. */
const isFree = ({share, saving}: Data): boolean => share.low === 0 && share.high === 0 && saving.low !== 0;

function Ranges({outcome}: {readonly outcome: Data}): ReactNode {
  const rows: readonly {name: string; range: Range; format: (value: number) => string}[] = [
    {name: '每月节省', range: outcome.saving, format: formatMoney},
    ...(isFree(outcome) ? [] : [{name: '占原费用', range: outcome.share, format: (value: number) => formatPercent(value)}]),
    {name: '分享率', range: outcome.ratio, format: (value) => formatPercent(value)},
    {name: 'P2P 单价的平衡点', range: outcome.breakEvenPrice, format: formatPrice},
  ];
  return (
    <DataTable
      caption="90% 的可能落在低与高之间"
      rows={rows}
      rowKey={({name}) => name}
      columns={[
        {header: '量', cell: ({name}) => name},
        {header: '低（5%）', cell: ({range, format}) => format(range.low), isNumber: true},
        {header: '中位数', cell: ({range, format}) => format(range.middle), isNumber: true},
        {header: '高（95%）', cell: ({range, format}) => format(range.high), isNumber: true},
      ]}
    />
  );
}

/** A price is printed after its unit: 每 GB 0.5. */
function quantity(value: number, unit: string): string {
  if (unit === '%') return `${formatNumber(value, 2)}%`;
  if (unit.startsWith('每')) return `${unit} ${formatPrice(value)}`;
  return keepUnits(`${formatNumber(value, unit === '个' ? 0 : 2)} ${unit}`);
}

/** A Chinese character and a Latin one beside it stand a space apart. */
const spaced = (text: string): string => (/[\w%]$/.test(text) ? `${text} ` : text);

function borderText({kind, at, unit}: Border): string {
  if (kind === 'always') return '在能填的范围里，怎么改它都划算';
  if (kind === 'never') return '只改它没有用，仍不划算';
  return `${kind === 'pays-above' ? '低于' : '高于'}${unit.startsWith('每') ? '' : ' '}${spaced(quantity(at, unit))}就不划算`;
}

function Borders({borders}: {readonly borders: readonly Border[]}): ReactNode {
  return (
    <DataTable
      caption="不划算的边界：别的取中间值不变，只改这一项"
      rows={borders}
      rowKey={({name}) => name}
      columns={[
        {header: '设置', cell: ({name}) => name},
        {header: '现在', cell: ({now, unit}) => quantity(now, unit), isNumber: true},
        {header: '边界', cell: borderText},
      ]}
    />
  );
}
