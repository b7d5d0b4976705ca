import type {ReactNode} from 'react';
import {DOWNLOADS, downloads} from '../../data/downloads.ts';
import made from '../../data/made.ts';
import {formatFixedBytes} from '../../lab/run/formatFixed.ts';
import {ScrollTable} from '../ScrollTable/index.tsx';

const formatOf = (file: string) => file.split('.').at(-1)!.toUpperCase();

/** The files to read the site from that were there when it was built, with size and day. */
export function Downloads(): ReactNode {
  const offered = downloads.flatMap(({file, name}) => {
    const facts = made[file];
    return facts ? [{file, name, ...facts}] : [];
  });
  // True in a copy of the site as well, which holds no files to download.
  if (offered.length === 0) return <p>这一份网站没有附带下载文件。</p>;
  return (
    <ScrollTable label="可以下载的文件">
      <thead>
        <tr>
          <th>文件</th>
          <th>大小</th>
          <th>生成日期</th>
        </tr>
      </thead>
      <tbody>
        {offered.map(({file, name, bytes, day}) => (
          <tr key={file}>
            <td>
              {/* The router does not know the file. */}
              <a href={`/${DOWNLOADS}/${file}`} download>
                {`${name}（${formatOf(file)}）`}
              </a>
            </td>
            <td>{formatFixedBytes(bytes)}</td>
            <td>{day}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
