import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Figure} from '../Figure/index.tsx';
import styles from './styles.module.css';

/** Who pays for which bytes. Letters, not figures: H, P and O are explained in the text around it. */
export function ByteLedger(): ReactNode {
  return (
    <Figure caption="同一位观众看同一段视频所需的字节，按来源分成三份，落在两张账单上。宽度只是示意。">
      <div className={styles.ledger}>
        <Part className={styles.other} letter="O" name="播放列表、密钥、初始化切片等" bill="CDN 账单" />
        <Part className={styles.http} letter="H" name="切片，经 HTTP" bill="CDN 账单" />
        <Part className={styles.p2p} letter="P" name="切片，经 P2P" bill="X2 P2P 账单" />
      </div>
    </Figure>
  );
}

type PartProps = {readonly className: string | undefined; readonly letter: string; readonly name: string; readonly bill: string};

function Part({className, letter, name, bill}: PartProps): ReactNode {
  return (
    <div className={clsx(styles.part, className)}>
      <b className={styles.letter}>{letter}</b>
      <span>{name}</span>
      <span className={styles.bill}>→ {bill}</span>
    </div>
  );
}
