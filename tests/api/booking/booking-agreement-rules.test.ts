import fc from 'fast-check';
import { expect } from 'vitest';
import { addDays } from '#core/calendar-day.ts';
import { availabilityUrl } from '#features/booking/booking.queries.ts';
import type { ClosedReason, DayAvailability } from '#features/booking/booking.ts';
import { setBookingRules } from '#features/booking/rules/booking-rules.server.ts';
import { defaultRules } from '#features/booking/rules/booking-rules.ts';
import { closeDay } from '#features/booking/rules/close-times.server.ts';
import { type BookingSite, book, bookingBody, manage, post } from '../../factories/booking-site.ts';
import { test } from '../../factories/booking-test.ts';

const it = test.extend('startsAt', { scope: 'file' }, '2026-01-01T00:00:00.000Z');

// Both changes of the clocks, Easter, the June holidays, the end of the year.
const interesting = [
  '2026-03-29',
  '2026-10-25',
  '2027-03-28',
  '2026-04-03',
  '2026-06-10',
  '2026-12-31',
];

const times = fc
  .record({ hour: fc.integer({ min: 6, max: 19 }), quarter: fc.integer({ min: 0, max: 3 }) })
  .map(
    ({ hour, quarter }) =>
      `${String(hour).padStart(2, '0')}:${String(quarter * 15).padStart(2, '0')}`,
  );

const rules = fc.record({
  slotTimes: fc.uniqueArray(times, { minLength: 1, maxLength: 5 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 7 }),
  slotMinutes: fc.constantFrom(15, 30, 45, 90),
  noticeHours: fc.constantFrom(0, 1, 2, 24),
  horizonDays: fc.constantFrom(1, 5, 30),
  bufferMinutes: fc.constantFrom(0, 10, 60, 120),
  mostPerDay: fc.constantFrom(null, 1, 2),
});

const moments = fc
  .record({
    around: fc.constantFrom(...interesting),
    days: fc.integer({ min: -4, max: 1 }),
    minutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  })
  .map(
    ({ around, days, minutes }) =>
      new Date(Date.parse(`${addDays(around, days)}T00:00:00.000Z`) + minutes * 60_000),
  );

type Listed = { date: string; time: string; available: boolean; reason?: ClosedReason | undefined };

async function list(
  site: BookingSite,
  from: string,
  to: string,
  token?: string,
): Promise<Listed[]> {
  const response = await site.app.request(availabilityUrl(from, to, token));
  const days = (await response.json()) as DayAvailability[];
  return days.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })));
}

let visitors = 0;
function uniqueEmail(): string {
  visitors += 1;
  return `v${visitors}@x.example`;
}

async function outcomeOf(response: Response): Promise<string> {
  if (response.ok) return 'done';
  const body = (await response.json()) as { code: string; errors?: { code: string }[] };
  return body.errors?.[0]?.code ?? body.code;
}

function expected({ available, reason }: Listed): string {
  if (available) return 'done';
  return reason === 'taken' || reason === 'full' ? 'slot_taken' : String(reason);
}

async function listOne(site: BookingSite, { date, time }: Listed): Promise<Listed> {
  const slot = (await list(site, date, date)).find((one) => one.time === time);
  if (!slot) throw new Error('The slot is no longer listed');
  return slot;
}

async function emptyWith(
  site: BookingSite,
  now: Date,
  changes: Record<string, unknown>,
  closed: number,
) {
  await site.reset();
  site.clock.now = now;
  expect(await setBookingRules(site.context, { ...defaultRules, ...changes })).toMatchObject({
    ok: true,
  });
  const day = addDays(now.toISOString().slice(0, 10), closed);
  await closeDay(site.context, { day, note: 'Closed', notePt: 'Fechado' });
}

async function activeSpans(site: BookingSite) {
  return site.database.read((db) =>
    db
      .selectFrom('bookings')
      .select(['startsAt', 'endsAt'])
      .where('status', '!=', 'cancelled')
      .orderBy('startsAt')
      .execute(),
  );
}

it('under any rules, free slots can be booked and others are refused for the listed reason', async ({
  site,
}) => {
  await fc.assert(
    fc.asyncProperty(
      moments,
      rules,
      fc.integer({ min: -1, max: 3 }),
      async (now, changes, closed) => {
        await emptyWith(site, now, changes, closed);
        const from = now.toISOString().slice(0, 10);
        for (const slot of await list(site, addDays(from, -1), addDays(from, 6))) {
          const listed = await listOne(site, slot);
          const outcome = await outcomeOf(
            await post(site, bookingBody({ ...slot, email: uniqueEmail() })),
          );
          expect(`${slot.date} ${slot.time} ${outcome}`).toBe(
            `${slot.date} ${slot.time} ${expected(listed)}`,
          );
        }
        const buffer = changes.bufferMinutes * 60_000;
        const spans = await activeSpans(site);
        for (const [index, span] of spans.slice(1).entries())
          expect(Date.parse(span.startsAt)).toBeGreaterThanOrEqual(
            Date.parse(spans[index]?.endsAt ?? '') + buffer,
          );
      },
    ),
    { numRuns: 20, seed: 20261124, endOnFailure: true },
  );
});

it('under any rules, a booking moves to the slots listed without it, and nowhere else', async ({
  site,
}) => {
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(moments, rules, fc.nat(30), fc.nat(30), async (now, changes, mine, other) => {
      await emptyWith(site, now, changes, 2);
      const from = now.toISOString().slice(0, 10);
      const to = addDays(from, 6);
      const free = (await list(site, from, to)).filter(({ available }) => available);
      const own = free[mine % Math.max(free.length, 1)];
      if (!own) return;
      await post(site, bookingBody({ ...free[other % free.length], email: uniqueEmail() }));
      if (!(await listOne(site, own)).available) return;
      // It may move to the slots that would be free without it, which its link lists.
      const without = await list(site, from, to);
      const { token } = await book(site, { ...own, email: uniqueEmail() });
      expect(await list(site, from, to, token)).toEqual(without);
      for (const target of without) {
        const outcome = await outcomeOf(await manage(site, token, 'move', target));
        expect(`${target.date} ${target.time} ${outcome}`).toBe(
          `${target.date} ${target.time} ${expected(target)}`,
        );
      }
      expect(await activeSpans(site)).toHaveLength(2);
      tried += without.length;
    }),
    { numRuns: 20, seed: 20261125, endOnFailure: true },
  );
  expect(tried).toBeGreaterThan(100);
});
