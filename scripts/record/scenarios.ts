import type {Page} from '@playwright/test';
import type {RunName} from '@x2p2p/site/lab/recorded/recordedRun';
import type {Matter} from '@x2p2p/site/lab/run/Logbook';

export type Scenario = {
  readonly name: RunName;
  readonly search: string;
  readonly seconds: number;
  readonly fault?: {readonly afterSeconds: number; readonly cause: (page: Page) => Promise<void>};
  /** What the run is there to show; a run without it is recorded again. */
  readonly mustHappen: readonly Matter['kind'][];
};

/** Leaves the run with segments enough before the fault, and after it. */
const FAULT_AFTER = 12;
const SECONDS = 28;

const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click();
const choose = (page: Page, seat: number) => page.getByLabel('对哪位观众').selectOption(String(seat));

const faulty = (name: RunName, cause: (page: Page) => Promise<void>, mustHappen: Scenario['mustHappen']): Scenario => ({
  name,
  search: '?viewers=4&mode=live&start=1',
  seconds: SECONDS,
  fault: {afterSeconds: FAULT_AFTER, cause},
  mustHappen,
});

export const scenarios: readonly Scenario[] = [
  {name: 'good', search: '?viewers=6&mode=live&compare=1&start=1', seconds: 36, mustHappen: []},
  faulty('tracker-cut', (page) => press(page, '切断 Tracker'), ['tracker-cut']),
  faulty(
    'viewer-gone',
    async (page) => {
      await choose(page, 2);
      await press(page, '让这位观众突然断线');
    },
    ['viewer-gone', 'peer-closed'],
  ),
  faulty(
    'segment-corrupted',
    async (page) => {
      // The first to come holds the most, and is asked the most.
      await choose(page, 1);
      await press(page, '改坏上传的一个切片');
    },
    ['corruption-ordered', 'corrupted-upload', 'segment-rejected'],
  ),
];
