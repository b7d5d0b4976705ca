import {useState, type ComponentProps, type ComponentType, type ReactNode} from 'react';
import {useLazy} from '../../components/useLazy.ts';
import {Replay} from './Replay.tsx';
import {good} from '../recorded/runs.ts';

/** The laboratory in the hero of the home page. One press runs it; until then not a byte of it is loaded, and a recorded run is shown. */
export default function LabCompact(): ReactNode {
  const [Running, setRunning] = useState<ComponentType<ComponentProps<typeof import('./Running.tsx').default>>>();
  const [isStarting, setStarting] = useState(false);
  const {load, problem} = useLazy(() => import('./Running.tsx'));
  const start = async (): Promise<void> => {
    setStarting(true);
    const module = await load();
    setStarting(false);
    if (module) setRunning(() => module.default);
  };
  // The replay, and the focus in it, stays until the running one is there.
  if (Running) return <Running run={good} />;
  return <Replay run={good} isStarting={isStarting} problem={problem} onStart={() => void start()} />;
}
