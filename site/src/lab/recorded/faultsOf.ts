import {unfinished, type RecordedRun} from './recordedRun.ts';

/** After these a download may be broken off, refused, or completed by the other source. */
const DISTURBING = ['viewer-gone', 'viewer-left', 'peer-closed', 'segment-rejected', 'p2p-timeout'];

/** Why a recording cannot be shown as what happened: one sentence for each thing that does not add up. */
export function faultsOf(run: RecordedRun): readonly string[] {
  const {arrivals, incidents, positions, settings, stalls, durationMs, ledger} = run;
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [index, [atMs, seat, segment, source, fromSeat]] of arrivals.entries()) {
    const what = `segment ${segment} at seat ${seat}`;
    if (seen.has(`${seat} ${segment}`)) faults.push(`${what} came twice`);
    seen.add(`${seat} ${segment}`);
    if (source === 'h' && fromSeat !== null) faults.push(`${what} came from the server and names a sender`);
    if (source === 'p' && (fromSeat === null || fromSeat === seat || !seen.has(`${fromSeat} ${segment}`)))
      faults.push(`${what} came from seat ${fromSeat}, which did not hold it`);
    if (atMs < (arrivals[index - 1]?.[0] ?? 0) || atMs > durationMs) faults.push(`${what} is not in the order of time`);
    if (seat < 1 || seat > settings.viewers) faults.push(`${what}: there is no such seat`);
  }
  const allowed =
    incidents.filter(([, kind]) => DISTURBING.includes(kind)).length * Math.max(...arrivals.map(([, , , , , bytes]) => bytes));
  for (const [source, bytes] of Object.entries(unfinished(run)))
    if (Math.abs(bytes) > allowed) faults.push(`${source} of the ledger and of the arrivals differ by ${bytes}`);
  if (settings.compare !== (ledger.controlHttpBytes !== null)) faults.push('a control group that did not run, or was not counted');
  if (positions.some((row) => row.length !== settings.viewers + 1)) faults.push('a row of positions that does not name every seat');
  if (stalls.length !== settings.viewers || stalls.some((count) => count > 0)) faults.push(`stalls: ${stalls.join(', ')}`);
  return faults;
}
