import verified from '@x2p2p/site/data/verified.json' with {type: 'json'};
import {outdated, unrecorded, type Named} from './outdated.ts';
import {sampleCases} from './sampleCases.ts';
import type {SampleRecord, SampleState} from './SampleRecord.ts';
import {sampleState} from './sampleState.ts';

const onDisk = (): Named<SampleState> => Object.fromEntries(sampleCases.map((sample) => [sample.name, sampleState(sample)]));

/** Throws unless every web sample has passed its test as it is now, with the engine and the libraries as they are now. */
export function requireVerifiedSamples(records: Named<SampleRecord> = verified, present: Named<SampleState> = onDisk()): void {
  const problems = [...unrecorded(records, present), ...outdated(records, present)];
  if (problems.length === 0) return;
  throw new Error(
    `Samples that are not verified:\n  ${problems.join('\n  ')}\nRun "RECORD=1 npm test -- --only=packages,build,samples", then build again.`,
  );
}
