import type {ReactNode} from 'react';
import {packageSizes} from '../../data/packageSizes.ts';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** How large a web engine is, as it is and on its way to the reader. */
export function PackageSize({of: name}: {readonly of: keyof typeof packageSizes}): ReactNode {
  const {bytes, gzip, brotli} = packageSizes[name];
  return <span>{`${kilobytes(bytes)}，传输时 gzip ${kilobytes(gzip)}、brotli ${kilobytes(brotli)}`}</span>;
}
