import type {ReactNode} from 'react';

/** The day of a post, as all dates of the site are written. */
export function Day({date, className}: {readonly date: string; readonly className?: string}): ReactNode {
  return (
    <time className={className} dateTime={date}>
      {date.slice(0, 10)}
    </time>
  );
}
