import {useEffect, useRef, useState} from 'react';
import {localTime} from '../../localTime.ts';
import {instantProbes, probesFor} from './probes/index.ts';
import type {Report, Result} from './report.ts';
import {runProbes} from './runProbes.ts';
import type {Settings} from './settings.ts';

type CheckUp = {
  /** Results of the run so far; before the first run, those of the instant probes. */
  readonly results: readonly Result[];
  readonly runningId: string | undefined;
  /** The last run and its inputs; undefined again while another is under way. */
  readonly finished: {readonly report: Report; readonly inputs: Settings} | undefined;
  readonly start: (inputs: Settings) => Promise<void>;
  /** Skips the probes that are left. */
  readonly cancel: () => void;
};

/** Runs the probes, and keeps what they found. */
export function useCheckUp(): CheckUp {
  const [instantResults, setInstantResults] = useState<readonly Result[]>([]);
  const [results, setResults] = useState<readonly Result[]>([]);
  const [runningId, setRunningId] = useState<string>();
  const [finished, setFinished] = useState<CheckUp['finished']>();
  const controller = useRef<AbortController>(undefined);
  const cancel = (): void => controller.current?.abort();

  useEffect(() => cancel, []);
  useEffect(() => {
    const {signal} = new AbortController();
    void runProbes(instantProbes, {signal}).then(setInstantResults);
  }, []);

  const start = async (inputs: Settings): Promise<void> => {
    const {signal} = (controller.current = new AbortController());
    setResults([]);
    setFinished(undefined);
    const found = await runProbes(probesFor(inputs), {
      signal,
      onStart: setRunningId,
      onResult: (result) => setResults((before) => [...before, result]),
    });
    setRunningId(undefined);
    setFinished({report: {date: localTime(new Date()), userAgent: navigator.userAgent, results: found}, inputs});
  };
  const hasRun = runningId !== undefined || finished !== undefined;
  return {results: hasRun ? results : instantResults, runningId, finished, start, cancel};
}
