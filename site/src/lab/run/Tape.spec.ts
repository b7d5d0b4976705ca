import {describe, expect, it} from 'vitest';
import type {LabViewer} from './guests.ts';
import {KEPT_MS, Tape, type Arrival} from './Tape.ts';

const arrival = (atMs: number): Arrival => ({atMs, seat: 1, number: 0, source: 'http', fromSeat: undefined, bytes: 1});
const viewer = (seat: number, position: number | undefined, state = 'playing') => ({seat, report: {position, state}}) as LabViewer;

describe('Tape', () => {
  it('keeps the newest ten minutes', () => {
    const tape = new Tape();
    for (const atMs of [0, 1000, KEPT_MS, KEPT_MS + 1]) tape.noteArrival(arrival(atMs));
    expect(tape.recorded.arrivals.map(({atMs}) => atMs)).toEqual([1000, KEPT_MS, KEPT_MS + 1]);
    tape.clear();
    expect(tape.recorded).toEqual({arrivals: [], positions: []});
  });

  it('keeps positions once a second, of those that play', () => {
    const tape = new Tape();
    tape.notePositions(0, [viewer(1, undefined), viewer(2, 3, 'loading')]);
    for (const atMs of [250, 500, 1249, 1250]) tape.notePositions(atMs, [viewer(1, atMs), viewer(2, undefined), viewer(3, 5)]);
    expect(tape.recorded.positions).toEqual([
      {atMs: 250, bySeat: {1: 250, 3: 5}},
      {atMs: 1250, bySeat: {1: 1250, 3: 5}},
    ]);
  });
});
