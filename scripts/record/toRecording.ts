import type {PositionRow, RecordedRun, RunName} from '@x2p2p/site/lab/recorded/recordedRun';
import {LAB_STREAM} from '@x2p2p/site/lab/liveWindow';
import {RENDITIONS} from '@x2p2p/site/lab/protocol';
import type {RunRecord} from '@x2p2p/site/lab/run/runRecord';

/** A run as the laboratory saves it, made small: rows instead of objects, segments and seconds counted from the oldest segment received. */
export function toRecording(name: RunName, browser: string, record: RunRecord): RecordedRun {
  const {versions, settings, ledger, tape} = record;
  if (!versions || tape.arrivals.length === 0) throw new Error(`${name}: nothing has arrived.`);
  const {segmentSeconds} = LAB_STREAM;
  const oldest = Math.min(...tape.arrivals.map(({number}) => number));
  const sharing = record.viewers.filter(({group}) => group === 'p2p');
  const seats = Array.from({length: Math.max(...sharing.map(({seat}) => seat))}, (_, index) => index + 1);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    name,
    date: record.recordedAt.slice(0, 10),
    versions: {...versions, browser},
    settings: {viewers: settings.viewers, mode: settings.mode, rendition: RENDITIONS[settings.rendition]!, compare: settings.compare},
    segmentSeconds,
    durationMs: Math.round(record.durationSeconds * 1000),
    ledger: {
      httpBytes: ledger.httpBytes,
      p2pBytes: ledger.p2pBytes,
      controlHttpBytes: settings.compare ? ledger.control.httpBytes : null,
    },
    stalls: seats.map((wanted) => sum(sharing.filter(({seat}) => seat === wanted).map(({stalls}) => stalls))),
    incidents: record.events.flatMap(({atMs, matter}) => (matter ? [[Math.round(atMs), matter.kind, matter.seat ?? null] as const] : [])),
    arrivals: tape.arrivals.map(({atMs, seat, number, source, fromSeat, bytes}) => [
      Math.round(atMs),
      seat,
      number - oldest,
      source === 'http' ? 'h' : 'p',
      fromSeat ?? null,
      bytes,
    ]),
    positions: tape.positions.map(({atMs, bySeat}): PositionRow => [
      Math.round(atMs),
      ...seats.map((seat) => {
        const seconds = bySeat[seat];
        return seconds === undefined ? null : Math.round((seconds - oldest * segmentSeconds) * 100) / 100;
      }),
    ]),
  };
}

/** JSON with a row on each line, for readers of changes. */
export function inLines(recording: RecordedRun): string {
  const rows = (list: readonly unknown[]) => `[\n${list.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;
  const fields = Object.entries(recording).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${Array.isArray(value) && Array.isArray(value[0]) ? rows(value) : JSON.stringify(value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}
