import { sql } from 'kysely';
import { addDays } from '#core/calendar-day.ts';
import { companyZone, zonedInstant } from '#core/zoned-time.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { BookingTable } from '../booking.tables.ts';
import { companyToday, type MeetingPlace } from '../booking.ts';
import { requireRules } from '../rules/booking-rules.repository.server.ts';
import { placeOf } from '../rules/booking-rules.ts';
import { earliestOpen } from './staff-bookings.repository.server.ts';

/** Returns bookings by start: those not cancelled that end after `openSince` (an instant), or all if null. */
export async function listBookings(
  db: Queryable,
  openSince: string | null,
): Promise<BookingTable[]> {
  const all = db.selectFrom('bookings').selectAll().orderBy('startsAt').orderBy('createdAt');
  if (openSince === null) return all.execute();
  return all.where('endsAt', '>', openSince).where('status', '!=', 'cancelled').execute();
}

// Written out and not bound: only so is the index of active slots used.
const isActive = sql<boolean>`status in ('held', 'pending', 'confirmed')`;

function upcoming(db: Queryable, now: string) {
  return db
    .selectFrom('bookings')
    .where(isActive)
    .where('startsAt', '>', earliestOpen(now))
    .where('endsAt', '>', now)
    .where((where) => where.or([where('heldUntil', 'is', null), where('heldUntil', '>', now)]));
}

/** `onDays`: how many bookings that have not ended there are on each of the days. */
type Upcoming = { bookings: BookingTable[]; onDays: number[] };

/**
 * Returns the next bookings that have not ended at `now`, soonest first, and counts those of two days,
 * which end at the instant `before`.
 */
async function listUpcoming(
  db: Queryable,
  now: string,
  { most, days, before }: { most: number; days: readonly [string, string]; before: string },
): Promise<Upcoming> {
  const on = (day: string) =>
    upcoming(db, now)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('startsAt', '<', before)
      .where('day', '=', day);
  const rows = await upcoming(db, now)
    .selectAll()
    .select([on(days[0]).as('onFirst'), on(days[1]).as('onSecond')])
    .orderBy('startsAt')
    .limit(most)
    .execute();
  return {
    bookings: rows.map(({ onFirst: _, onSecond: __, ...booking }) => booking),
    onDays: [Number(rows[0]?.onFirst ?? 0), Number(rows[0]?.onSecond ?? 0)],
  };
}

type NextBookings = {
  /** How many have not ended yet of today's in Lisbon, and how many are tomorrow. */
  today: number;
  tomorrow: number;
  /** Each with how it takes place, and the link of the company's video room if it is held there. */
  next: { booking: BookingTable; place: MeetingPlace; videoLink: string | null }[];
};

/** Returns the bookings that have not ended, at most so many, soonest first; a held one only while it is held. */
export async function listNextBookings(
  { database, clock }: Context,
  most: number,
): Promise<NextBookings> {
  const now = clock().toISOString();
  const today = companyToday(clock());
  const days = [today, addDays(today, 1)] as const;
  const before = zonedInstant(addDays(today, 2), '00:00', companyZone);
  return database.read(async (db) => {
    const { bookings, onDays } = await listUpcoming(db, now, { most, days, before });
    const rules = await requireRules(db);
    const next = bookings.map((booking) => ({
      booking,
      videoLink: null,
      ...placeOf(rules, booking.place),
    }));
    const [onToday = 0, onTomorrow = 0] = onDays;
    return { today: onToday, tomorrow: onTomorrow, next };
  });
}
