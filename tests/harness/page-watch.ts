import type { BrowserContext, Page } from '@playwright/test';

/**
 * Collects, as one line each, what no page should do unless a test asks for it: console errors and warnings,
 * uncaught errors, requests to another host, requests to this one that fail (status 400 and up, or
 * no answer). A request that the page itself abandons by moving on is no failure.
 */
export function watchPage(context: BrowserContext, page: Page, origin: string): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning' && type !== 'assert') return;
    problems.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.push(`page error: ${webError.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request.url(), origin))
      problems.push(`request to another host: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || isForeign(response.url(), origin)) return;
    const { pathname, search } = new URL(response.url());
    problems.push(
      `failed request: ${response.request().method()} ${pathname}${search} ${response.status()}`,
    );
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason === 'net::ERR_ABORTED') return;
    problems.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('crash', () => problems.push('page error: the page crashed'));
  return problems;
}

function isForeign(url: string, origin: string): boolean {
  const { protocol, origin: other } = new URL(url);
  return (
    (protocol === 'http:' || protocol === 'https:' || protocol.startsWith('ws')) && other !== origin
  );
}
