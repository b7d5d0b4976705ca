import {isAtHome} from '@x2p2p/page/isAtHome';
import {limitPrefetching} from './prefetchBudget.ts';

/**
 * The entry of the application: Docusaurus' own, one step per task. In a single task the steps would block a slow phone noticeably;
 * `eager` keeps them in one file.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
  () => Promise.resolve(limitPrefetching()),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  for (const step of steps) {
    await nextTask();
    await step();
  }
}

// A saved page may bring these files along.
if (isAtHome()) void start();
