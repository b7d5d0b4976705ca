import type {Page} from '@playwright/test';
import type {ToolId} from '@x2p2p/site/data/tools';
import {CHECKED_UP, startCheckUp} from '../checkUp.ts';

/** `press` asks a tool its main question; `done` matches once the answer is there; `loads` says whether more code comes with it. */
type Question = {readonly press: (page: Page) => Promise<void>; readonly done: string; readonly loads: boolean};

export const questions: Readonly<Record<ToolId, Question>> = {
  'no-p2p': {
    press: (page) => page.getByRole('button', {name: '找原因'}).click(),
    done: '[data-note="yours"]',
    loads: true,
  },
  'stream-doctor': {
    press: (page) => page.getByRole('button', {name: '检查', exact: true}).click(),
    done: '[data-phase="idle"]',
    loads: true,
  },
  'swarm-id': {
    press: (page) => page.getByRole('button', {name: '给两边设同一个 swarmId'}).click(),
    done: '[data-verdict="same"]',
    loads: false,
  },
  latency: {
    press: (page) => page.getByRole('slider', {name: '切片时长'}).press('ArrowRight'),
    done: '[data-latency-plan][data-latency="40.5"]',
    loads: false,
  },
  'check-up': {press: startCheckUp, done: CHECKED_UP, loads: false},
  config: {press: importOldConfig, done: '[data-config-import] table', loads: true},
  cost: {press: (page) => page.getByRole('button', {name: '计算范围'}).click(), done: '[data-simulation="done"]', loads: true},
};

/** Every tool: the type of `questions` requires an entry for each. */
export const toolIds = Object.keys(questions) as readonly ToolId[];

async function importOldConfig(page: Page): Promise<void> {
  await page.getByText('已经在用 p2p-media-loader 或 CDNBye？').click();
  await page.getByLabel('JSON 或 JavaScript 对象').fill('{core: {highDemandTimeWindow: 20}}');
  await page.getByRole('button', {name: '导入', exact: true}).click();
}
