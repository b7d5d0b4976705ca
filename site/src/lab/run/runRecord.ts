import type {DeviceConnection, DevicesState} from '../devices/Devices.ts';
import type {DeviceLedger, DeviceRow} from '../devices/deviceLedger.ts';
import type {Ledger} from './ledger.ts';
import type {LogEntry} from './Logbook.ts';
import type {Group, ViewerReport} from '../protocol.ts';
import type {LabState} from './session.ts';
import {labAddress, valuesOf, type LabSettings} from './settings.ts';
import type {RunTape} from './Tape.ts';

/** A finished (or running) experiment as a file. No addresses of trackers, no tokens, no peer ids. */
export type RunRecord = {
  readonly kind: 'x2-lab-run';
  readonly version: 1;
  readonly recordedAt: string;
  /** Opens the laboratory with the same settings. */
  readonly link: string;
  readonly browser: string;
  readonly versions: LabState['versions'];
  readonly settings: LabSettings;
  readonly durationSeconds: number;
  readonly wasInBackground: boolean;
  readonly hadFallenBehind: boolean;
  readonly ledger: Ledger;
  readonly viewers: readonly (Omit<ViewerReport, 'ownPeerIds' | 'peerIds'> & {
    readonly seat: number;
    readonly group: Group;
    readonly peers: number;
    readonly hasLeft: boolean;
  })[];
  /** Who sent what to whom, if another device was joined. */
  readonly devices:
    | (Omit<DeviceLedger, 'rows'> & {readonly rows: readonly Omit<DeviceRow, 'id'>[]; readonly connections: readonly DeviceConnection[]})
    | undefined;
  readonly events: readonly LogEntry[];
  readonly tape: RunTape;
};

export function recordRun(
  state: LabState,
  devices: Pick<DevicesState, 'ledger' | 'connections'>,
  page: {readonly origin: string; readonly userAgent: string; readonly now: Date},
): RunRecord {
  return {
    kind: 'x2-lab-run',
    version: 1,
    recordedAt: page.now.toISOString(),
    link: linkTo(state.runSettings, page.origin),
    browser: page.userAgent,
    versions: state.versions,
    settings: state.runSettings,
    durationSeconds: Math.round(state.elapsedMs / 100) / 10,
    wasInBackground: state.wasHidden,
    hadFallenBehind: state.fellBehindBy !== undefined,
    ledger: state.ledger,
    viewers: [...state.departed, ...state.viewers].flatMap((viewer) => {
      if (!viewer.report) return [];
      const {ownPeerIds: _own, peerIds, ...figures} = viewer.report;
      return [{seat: viewer.seat, group: viewer.group, hasLeft: state.departed.includes(viewer), peers: peerIds.length, ...figures}];
    }),
    devices: devices.ledger && {
      ...devices.ledger,
      rows: devices.ledger.rows.map(({id: _id, ...row}) => row),
      connections: devices.connections,
    },
    events: state.log,
    tape: state.tape,
  };
}

export function linkTo(settings: LabSettings, origin: string): string {
  return `${origin}/lab${labAddress.toSearch(valuesOf(settings))}`;
}
