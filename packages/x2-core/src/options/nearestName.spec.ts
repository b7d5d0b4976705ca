import {expect, test} from 'vitest';
import {nearestName} from './nearestName.ts';
import {optionNames} from './optionTable.ts';

test.each([
  ['highDemandTimeWindows', 'highDemandTimeWindow'],
  ['swarmID', 'swarmId'],
  ['annouceTrackers', 'announceTrackers'],
  ['simultaneousP2pDownload', 'simultaneousP2PDownloads'],
])('%s is close to %s', (misspelt, meant) => expect(nearestName(misspelt, optionNames)).toBe(meant));

test.each(['x', 'maxBufferLength', ''])('%s is close to nothing', (name) => expect(nearestName(name, optionNames)).toBeUndefined());
