import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {p2pCeiling} from 'stream-doctor/model';
import {SliderField} from '../../components/controls/index.ts';
import {Segment} from '../../components/Segment/index.tsx';
import {Section} from './Section.tsx';
import styles from './Ceiling.module.css';

const MOST = 20;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Why the ratio has a ceiling: of n copies of a segment one comes from the server. */
export function Ceiling(): ReactNode {
  const [viewers, setViewers] = useState(6);
  const copies = Array.from({length: MOST}, (_, index) => (index >= viewers ? 'none' : index === 0 ? 'http' : 'p2p'));
  return (
    <Section
      id="ceiling"
      title="为什么不是 100%"
      lead="每个切片至少要从服务器出发一次，别人才有得传。n 位观众看同一路、同一清晰度，分享率最高是 (n−1)/n；实际还要低，因为急用的切片不等人。"
    >
      <div className={styles.figure}>
        <div className={styles.copies} aria-hidden="true">
          {copies.map((source, index) => (
            <Segment key={index} source={source} size="lane" />
          ))}
        </div>
        <p className={styles.formula}>{`${viewers} 位观众：${viewers} 份里 1 份来自服务器，上限 ${percent(p2pCeiling(viewers))}`}</p>
        <SliderField label="同时在看的观众" value={viewers} min={1} max={MOST} format={(count) => `${count} 位`} onChange={setViewers} />
      </div>
      <p className={styles.more}>
        <Link to="/tools/cost">按你的观众数和带宽价格算一算</Link>
      </p>
    </Section>
  );
}
