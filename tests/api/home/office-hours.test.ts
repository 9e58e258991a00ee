import { expect } from 'vitest';
import { test as it } from '../../factories/whole-site-test.ts';

it.for([
  ['2027-01-11T10:00:00.000Z', '84.9', { saoPaulo: 12, newYork: 14, dubai: 5 }],
  ['2027-03-27T23:59:59.000Z', '84.9', { saoPaulo: 12, newYork: 13, dubai: 5 }],
  ['2027-03-28T00:00:00.000Z', '98', { saoPaulo: 13, newYork: 14, dubai: 6 }],
  ['2027-10-30T23:00:00.000Z', '84.9', { saoPaulo: 12, newYork: 13, dubai: 5 }],
] as const)('office hours elsewhere are those of Lisbon’s clock at %s', async (given, { site }) => {
  const [instant, dubaiAt, opens] = given;
  site.clock.now = new Date(instant);
  const home = await (await site.app.request('/api/home')).json();
  expect(home).toMatchObject({ officeHours: { opens } });
  // A page with a query that it does not know is not stored, so that each time is drawn anew.
  const html = await (await site.app.request('/?testimonials=all')).text();
  const bars = [...html.matchAll(/class="dg__pale"[^>]* x="([\d.]+)"/g)].map(([, x]) => x);
  expect(bars.at(-1)).toBe(dubaiAt);
});
