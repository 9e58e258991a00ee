import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { availabilityUrl } from '#features/booking/booking.queries.ts';
import type { ClosedReason, DayAvailability } from '#features/booking/booking.ts';
import { addDays } from '#features/booking/calendar-day.ts';
import { defaultRules } from '#features/booking/rules/booking-rules.ts';
import { closeDay } from '#features/booking/rules/close-day.server.ts';
import { setBookingRules } from '#features/booking/rules/set-booking-rules.server.ts';
import {
  type BookingSite,
  book,
  bookingBody,
  createBookingSite,
  manage,
  post,
} from '../../factories/booking-site.ts';

let site: BookingSite;
beforeAll(async () => {
  site = await createBookingSite({ now: '2026-01-01T00:00:00.000Z' });
});
afterAll(() => site.close());

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

async function list(from: string, to: string, token?: string): Promise<Listed[]> {
  const response = await site.app.request(availabilityUrl(from, to, token));
  const days = (await response.json()) as DayAvailability[];
  return days.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })));
}

let visitors = 0;
function nobody(): string {
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

async function listOne({ date, time }: Listed): Promise<Listed> {
  const slot = (await list(date, date)).find((one) => one.time === time);
  if (!slot) throw new Error('The slot is no longer listed');
  return slot;
}

async function emptyWith(now: Date, changes: Record<string, unknown>, closed: number) {
  await site.reset();
  site.clock.now = now;
  expect(await setBookingRules(site.context, { ...defaultRules, ...changes })).toMatchObject({
    ok: true,
  });
  const day = addDays(now.toISOString().slice(0, 10), closed);
  await closeDay(site.context, { day, note: 'Closed', notePt: 'Fechado' });
}

async function listActiveSpans() {
  return site.database.read((db) =>
    db
      .selectFrom('bookings')
      .select(['startsAt', 'endsAt'])
      .where('status', '!=', 'cancelled')
      .orderBy('startsAt')
      .execute(),
  );
}

it('by whatever rules: what is listed books, what is not is refused for the listed reason', async () => {
  await fc.assert(
    fc.asyncProperty(
      moments,
      rules,
      fc.integer({ min: -1, max: 3 }),
      async (now, changes, closed) => {
        await emptyWith(now, changes, closed);
        const from = now.toISOString().slice(0, 10);
        for (const slot of await list(addDays(from, -1), addDays(from, 6))) {
          const listed = await listOne(slot);
          const answer = await outcomeOf(
            await post(site, bookingBody({ ...slot, email: nobody() })),
          );
          expect(`${slot.date} ${slot.time} ${answer}`).toBe(
            `${slot.date} ${slot.time} ${expected(listed)}`,
          );
        }
        const buffer = changes.bufferMinutes * 60_000;
        const spans = await listActiveSpans();
        for (const [index, span] of spans.slice(1).entries())
          expect(Date.parse(span.startsAt)).toBeGreaterThanOrEqual(
            Date.parse(spans[index]?.endsAt ?? '') + buffer,
          );
      },
    ),
    { numRuns: 20, seed: 20261124, endOnFailure: true },
  );
}, 60_000);

it('by whatever rules: a booking moves to what is listed without it, and nowhere else', async () => {
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(moments, rules, fc.nat(30), fc.nat(30), async (now, changes, mine, other) => {
      await emptyWith(now, changes, 2);
      const from = now.toISOString().slice(0, 10);
      const to = addDays(from, 6);
      const free = (await list(from, to)).filter(({ available }) => available);
      const own = free[mine % Math.max(free.length, 1)];
      if (!own) return;
      await post(site, bookingBody({ ...free[other % free.length], email: nobody() }));
      if (!(await listOne(own)).available) return;
      // What would be free if the booking were not there is where it may go, and what its link lists.
      const without = await list(from, to);
      const { token } = await book(site, { ...own, email: nobody() });
      expect(await list(from, to, token)).toEqual(without);
      for (const target of without) {
        const answer = await outcomeOf(await manage(site, token, 'move', target));
        expect(`${target.date} ${target.time} ${answer}`).toBe(
          `${target.date} ${target.time} ${expected(target)}`,
        );
      }
      expect(await listActiveSpans()).toHaveLength(2);
      tried += without.length;
    }),
    { numRuns: 20, seed: 20261125, endOnFailure: true },
  );
  expect(tried).toBeGreaterThan(100);
}, 60_000);
