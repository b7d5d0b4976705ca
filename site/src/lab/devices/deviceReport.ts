import {RENDITIONS, type StreamMode} from '../protocol.ts';
import type {LabState} from '../run/session.ts';

/** What a device tells the others of its run. */
export type DeviceReport = {
  readonly id: string;
  /** Milliseconds since 1970, by its own clock, when it was ready to be joined: gives all the same order. */
  readonly since: number;
  readonly isRunning: boolean;
  readonly mode: StreamMode;
  readonly rendition: number;
  readonly viewers: number;
  readonly httpBytes: number;
  readonly p2pBytes: number;
  readonly uploadBytes: number;
  /** Of its viewers, those that have left included. */
  readonly peerIds: readonly string[];
  /** Bytes of segments by the peer that sent them. */
  readonly received: readonly (readonly [peerId: string, bytes: number])[];
};

export type Self = {readonly id: string; readonly since: number};

/** Far more viewers than a page has in an hour. */
const MOST_PEERS = 400;

export function reportOf({phase, runSettings, ledger, exchange}: LabState, {id, since}: Self): DeviceReport {
  const {httpBytes, p2pBytes, uploadBytes, viewers} = ledger;
  return {
    id,
    since,
    isRunning: phase === 'running',
    mode: runSettings.mode,
    rendition: runSettings.rendition,
    viewers,
    httpBytes,
    p2pBytes,
    uploadBytes,
    peerIds: exchange.peerIds.slice(-MOST_PEERS),
    received: [...exchange.receivedFrom].slice(-MOST_PEERS),
  };
}

/** A report that another device sent; undefined if it is none. */
export function readReport(value: unknown): DeviceReport | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {id, since, isRunning, mode, rendition, viewers, httpBytes, p2pBytes, uploadBytes, peerIds, received} = value as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string' || !/^\d{12}$/.test(id) || (mode !== 'live' && mode !== 'vod')) return undefined;
  if (![since, viewers, httpBytes, p2pBytes, uploadBytes].every(isCount)) return undefined;
  if (typeof rendition !== 'number' || RENDITIONS[rendition] === undefined) return undefined;
  if (!Array.isArray(peerIds) || peerIds.length > MOST_PEERS || !peerIds.every(isText)) return undefined;
  if (!Array.isArray(received) || received.length > MOST_PEERS || !received.every(isFlow)) return undefined;
  return {
    id,
    since,
    isRunning: isRunning === true,
    mode,
    rendition,
    viewers,
    httpBytes,
    p2pBytes,
    uploadBytes,
    peerIds,
    received,
  } as DeviceReport;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 60;
const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < 1e15;
const isFlow = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && isText(value[0]) && isCount(value[1]);
