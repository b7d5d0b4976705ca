export type LogEntry = {
  readonly id: number;
  readonly time: string;
  readonly name: string;
  readonly isYours: boolean;
  /** Chunk events come in hundreds and are added up. */
  readonly count: number;
  readonly details: readonly unknown[];
};

const CHUNK_EVENTS = new Set(['onChunkDownloaded', 'onChunkUploaded']);
const MAX_ENTRIES = 80;

/** Newest first; a run of chunks from one source stays one line. */
export function addToLog(log: readonly LogEntry[], entry: LogEntry): readonly LogEntry[] {
  const [latest] = log;
  if (latest && CHUNK_EVENTS.has(entry.name) && keyOf(latest) === keyOf(entry)) {
    const [bytes, ...rest] = entry.details;
    const merged = {...latest, time: entry.time, count: latest.count + 1, details: [Number(latest.details[0]) + Number(bytes), ...rest]};
    return [merged, ...log.slice(1)];
  }
  return [entry, ...log].slice(0, MAX_ENTRIES);
}

const keyOf = ({name, isYours, details}: LogEntry) => `${name} ${isYours} ${details.slice(1).join(' ')}`;
