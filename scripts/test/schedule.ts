import type {Count} from './Count.ts';
import type {Stage} from './Stage.ts';

type Planned = Pick<Stage, 'name' | 'needs' | 'cores'>;

/** What may start now, in order: what it needs is done, and there are cores for it beside what runs. */
export function startable<Some extends Planned>(waiting: readonly Some[], running: readonly Planned[], cores: number): Some[] {
  const unfinished = new Set([...waiting, ...running].map(({name}) => name));
  const chosen: Some[] = [];
  for (const stage of waiting) {
    const beside = [...running, ...chosen];
    const busy = beside.reduce((sum, other) => sum + other.cores, 0);
    const hasRoom = beside.length === 0 || busy + stage.cores <= cores;
    if (hasRoom && !stage.needs.some((name) => unfinished.has(name))) chosen.push(stage);
  }
  return chosen;
}

export type Outcome = {
  readonly counts: ReadonlyMap<string, Count>;
  /** What did not run, as what it needs failed. */ readonly dropped: readonly string[];
};

/** Runs stages side by side, each as early as it may. Nothing built on a broken foundation is worth testing: it is dropped. */
export async function runAll<Some extends Planned>(
  stages: readonly Some[],
  cores: number,
  run: (stage: Some) => Promise<Count>,
): Promise<Outcome> {
  const counts = new Map<string, Count>();
  const dropped: string[] = [];
  const running = new Map<Some, Promise<void>>();
  let waiting = [...stages];
  const isBroken = (name: string) => dropped.includes(name) || (counts.get(name)?.failed ?? 0) > 0;
  for (;;) {
    for (const stage of waiting) if (stage.needs.some(isBroken)) dropped.push(stage.name);
    waiting = waiting.filter(({name}) => !dropped.includes(name));
    for (const stage of startable(waiting, [...running.keys()], cores)) {
      const end = run(stage).then((count) => {
        counts.set(stage.name, count);
        running.delete(stage);
      });
      running.set(stage, end);
    }
    waiting = waiting.filter((stage) => !running.has(stage));
    if (running.size === 0) return {counts, dropped};
    await Promise.race(running.values());
  }
}
