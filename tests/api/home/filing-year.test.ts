import { expect } from 'vitest';
import type { Home } from '#features/home/home.ts';
import type { WholeSite } from '../../factories/whole-site.ts';
import { test as it } from '../../factories/whole-site-test.ts';

async function pageAt(site: WholeSite, instant: string) {
  site.clock.now = new Date(instant);
  const response = await site.app.request('/');
  const [, next] = /<i class="next">(\d+)<\/i>/.exec(await response.text()) ?? [];
  const [, seconds] = /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? [];
  return { next: Number(next), seconds: Number(seconds) };
}

it('the next filing date is that of Lisbon, and no stored page shows it past its end', async ({
  site,
}) => {
  expect(await pageAt(site, '2025-11-25T23:59:59.000Z')).toEqual({ next: 25, seconds: 1 });
  expect(await pageAt(site, '2025-11-26T00:00:00.000Z')).toEqual({ next: 15, seconds: 60 });
});

it('the call says which filing is next, and until when', async ({ site }) => {
  site.clock.now = new Date('2027-06-25T22:59:59.000Z');
  const read = async () =>
    ((await (await site.app.request('/api/home')).json()) as Home).nextFiling;
  expect(await read()).toEqual({ day: '06-25', until: '2027-06-25T23:00:00.000Z' });
  site.clock.now = new Date('2027-06-25T23:00:00.000Z');
  expect(await read()).toEqual({ day: '07-15', until: '2027-07-15T23:00:00.000Z' });
});
