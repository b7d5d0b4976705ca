import {useEffect, useState, type ReactNode} from 'react';
import styles from './QrCode.module.css';

/** White around the code, in modules: readers look for it. */
const MARGIN = 3;

/** A link as a code for cameras; its maker is loaded only now. Where it does not arrive, the link beside it still serves. */
export function QrCode({link, label}: {readonly link: string; readonly label: string}): ReactNode {
  const [code, setCode] = useState<{readonly size: number; readonly path: string}>();
  useEffect(() => {
    let isCurrent = true;
    import('uqr')
      .then(({encode}) => {
        const {data, size} = encode(link, {ecc: 'L', border: 0});
        if (isCurrent) setCode({size, path: pathOf(data)});
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [link]);
  const side = (code?.size ?? 0) + 2 * MARGIN;
  return (
    <div className={styles.code} data-lab-link={link}>
      {code && (
        <svg viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}

/** The dark modules, those beside each other in a row as one. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  });
  return path;
}
