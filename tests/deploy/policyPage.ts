import {test as base, expect} from '@playwright/test';
import {noteErrors, noteForeignRequests} from '../pageProblems.ts';

/**
 * `page` fails its test when the policy refused anything, on the page or in its frames, or when a request left for another
 * host. Both also reach the console, which catches what happens before or outside a document.
 */
export const test = base.extend<{problems: string[]}>({
  baseURL: async ({}, use) => use(process.env.DEPLOY_URL),
  problems: async ({}, use) => use([]),
  page: async ({page, baseURL, problems}, use) => {
    test.skip(process.env.DEPLOY_MISSING !== undefined, process.env.DEPLOY_MISSING);
    const {host} = new URL(baseURL!);
    noteForeignRequests(page, (url) => url.host === host, problems);
    noteErrors(page, problems);
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== host) problems.push(`WebSocket to another host: ${socket.url()}`);
    });
    await page.exposeFunction('reportViolation', (text: string) => problems.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, documentURI}) => {
        const report = (globalThis as unknown as {reportViolation: (text: string) => void}).reportViolation;
        report(`${documentURI}: ${effectiveDirective} refused ${blockedURI}`);
      });
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

export {expect};
