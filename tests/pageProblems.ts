import type {Page} from '@playwright/test';

// What no page of the site may do. Stages differ in what they call foreign, and in what they expect of the list.

/** Collects HTTP and WebSocket requests to other hosts as they happen, in the given list or a new one. */
export function noteForeignRequests(page: Page, isOurs: (url: URL) => boolean, problems: string[] = []): string[] {
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !isOurs(url)) problems.push(`request to another host: ${request.url().slice(0, 200)}`);
  });
  return problems;
}

/** Collects what the policy refused, as the console reports it, and uncaught errors. */
export function noteErrors(page: Page, problems: string[] = []): string[] {
  page.on('console', (message) => {
    if (/Content.Security.Policy|violates the following|Permissions.Policy/i.test(message.text()))
      problems.push(message.text().slice(0, 300));
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message.slice(0, 300)}`));
  return problems;
}
