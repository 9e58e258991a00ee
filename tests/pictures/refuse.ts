import type { Route } from '@playwright/test';

/** Answers a call with a problem, as the server does. */
export function refuse(status: number, code: string) {
  return (route: Route): Promise<void> =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      headers: status === 429 ? { 'Retry-After': '840' } : {},
      body: JSON.stringify({ status, code, title: code }),
    });
}
