import {expect, it} from 'vitest';
import {segmentZones} from './segmentZones.ts';

const zones = (segmentCount: number, segmentDuration: number, highDemandTimeWindow = 15) =>
  segmentZones({segmentCount, segmentDuration, highDemandTimeWindow}).map(({zone}) => zone);

it('puts a 5 × 2 s playlist wholly inside the window', () => {
  expect(zones(5, 2)).toEqual(['played', 'highDemand', 'highDemand', 'highDemand', 'highDemand']);
});

it('leaves one segment of 6 × 4 s to P2P', () => {
  expect(zones(6, 4)).toEqual(['played', 'highDemand', 'highDemand', 'highDemand', 'highDemand', 'p2p']);
});

it('counts a segment that begins on the edge of the window as urgent', () => {
  expect(zones(6, 5)).toEqual(['played', 'highDemand', 'highDemand', 'highDemand', 'highDemand', 'p2p']);
});

it('gives every segment its place on the clock of the playhead', () => {
  expect(segmentZones({segmentCount: 5, segmentDuration: 2, highDemandTimeWindow: 15}).at(-1)).toEqual({
    number: 5,
    start: 6,
    end: 8,
    zone: 'highDemand',
  });
});
