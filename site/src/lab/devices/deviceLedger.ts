import {p2pRatio} from '../run/ledger.ts';
import type {DeviceReport} from './deviceReport.ts';

export type DeviceRow = {
  readonly id: string;
  /** 1, 2 … in the order in which they were ready: the same on all devices. */
  readonly number: number;
  readonly isOwn: boolean;
  readonly viewers: number;
  readonly fromServer: number;
  /** Bytes of segments by the device that sent them, in the order of the rows; its own place is what its viewers sent each other. */
  readonly fromDevices: readonly number[];
  readonly ratio: number | undefined;
};

export type DeviceLedger = {
  readonly rows: readonly DeviceRow[];
  readonly httpBytes: number;
  readonly p2pBytes: number;
  readonly ratio: number | undefined;
};

/** Who sent what to whom: composed of all devices' reports, so that each device shows the same. */
export function composeDeviceLedger(own: DeviceReport, others: readonly DeviceReport[]): DeviceLedger {
  const all = [own, ...others].sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  const ownerOf = new Map(all.flatMap(({peerIds}, index) => peerIds.map((id) => [id, index] as const)));
  const rows = all.map((report, index): DeviceRow => {
    const fromDevices = all.map(() => 0);
    for (const [peerId, bytes] of report.received) {
      const owner = ownerOf.get(peerId);
      if (owner !== undefined) fromDevices[owner]! += bytes;
    }
    return {
      id: report.id,
      number: index + 1,
      isOwn: report === own,
      viewers: report.viewers,
      fromServer: report.httpBytes,
      fromDevices,
      ratio: p2pRatio(report),
    };
  });
  const totals = {httpBytes: sum(all.map(({httpBytes}) => httpBytes)), p2pBytes: sum(all.map(({p2pBytes}) => p2pBytes))};
  return {rows, ...totals, ratio: p2pRatio(totals)};
}

/** Bytes between two devices, both ways. */
export function bytesBetween({rows}: DeviceLedger, one: string, other: string): number {
  const [a, b] = [one, other].map((id) => rows.findIndex((row) => row.id === id)) as [number, number];
  return (rows[a]?.fromDevices[b] ?? 0) + (rows[b]?.fromDevices[a] ?? 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
