import fc from 'fast-check';
import { expect } from 'vitest';
import { addDays, daysFrom } from '#core/calendar-day.ts';
import type { ClosedReason, DayAvailability } from '#features/booking/booking.ts';
import { type BookingSite, bookingBody, post } from '../../factories/booking-site.ts';
import { test } from '../../factories/booking-test.ts';

const it = test.extend('startsAt', { scope: 'file' }, '2026-01-01T00:00:00.000Z');

// Both changes of the clocks, the ends of the year, Easter, and the June holidays.
const interesting = [
  '2026-03-29',
  '2026-10-25',
  '2027-03-28',
  '2026-12-24',
  '2026-04-03',
  '2026-06-10',
];

const moments = fc
  .record({
    around: fc.constantFrom(...interesting),
    days: fc.integer({ min: -4, max: 2 }),
    minutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  })
  .map(({ around, days, minutes }) => {
    const midnight = Date.parse(`${addDays(around, days)}T00:00:00.000Z`);
    return new Date(midnight + minutes * 60_000);
  });

const distances = fc.oneof(fc.integer({ min: -1, max: 4 }), fc.integer({ min: 57, max: 60 }));

async function list(site: BookingSite, from: string, to: string): Promise<DayAvailability[]> {
  const response = await site.app.request(`/api/bookings/availability?from=${from}&to=${to}`);
  expect(response.status).toBe(200);
  return (await response.json()) as DayAvailability[];
}

let visitors = 0;

async function tryToBook(site: BookingSite, date: string, time: string): Promise<string> {
  visitors += 1;
  const response = await post(site, bookingBody({ date, time, email: `v${visitors}@x.example` }));
  if (response.status === 201) return 'booked';
  const body = (await response.json()) as { code: string; errors?: { code: string }[] };
  return body.errors?.[0]?.code ?? body.code;
}

function expected(available: boolean, reason: ClosedReason | undefined): string {
  if (available) return 'booked';
  return reason === 'taken' ? 'slot_taken' : (reason ?? 'no reason');
}

it('every slot listed as free can be booked, and every other is refused for the listed reason', async ({
  site,
}) => {
  await fc.assert(
    fc.asyncProperty(moments, distances, fc.nat(11), async (now, distance, already) => {
      await site.database.read((db) => db.deleteFrom('bookings').execute());
      site.clock.now = now;
      const from = addDays(now.toISOString().slice(0, 10), distance);
      const to = addDays(from, 1);
      const slots = (await list(site, from, to)).flatMap(({ date, slots }) =>
        slots.map((slot) => ({ date, ...slot })),
      );
      expect(slots.map(({ date }) => date)).toEqual(
        daysFrom(from, to).flatMap((day) => Array<string>(6).fill(day)),
      );
      const before = slots[already];
      if (before) await tryToBook(site, before.date, before.time);
      const listed = (await list(site, from, to)).flatMap((day) =>
        day.slots.map((slot) => ({ date: day.date, ...slot })),
      );
      for (const { date, time, available, reason } of listed) {
        const outcome = await tryToBook(site, date, time);
        expect(`${date} ${time} ${outcome}`).toBe(`${date} ${time} ${expected(available, reason)}`);
      }
      const after = await list(site, from, to);
      expect(after.flatMap((day) => day.slots.filter((slot) => slot.available))).toEqual([]);
    }),
    { numRuns: 25, seed: 20261123, endOnFailure: true },
  );
});
