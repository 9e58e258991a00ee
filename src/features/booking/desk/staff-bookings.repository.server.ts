import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { isListedFor, type Sought } from '#platform/database/contains.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { BookingTable, BookingTables } from '../booking.tables.ts';
import { type BookingState, bookingStates } from './staff-booking.schema.ts';

/** Which bookings are listed at `now` (an instant); days are Lisbon's, both inclusive. */
export type BookingFilter = Sought & {
  state: BookingState | 'all';
  from?: string | undefined;
  to?: string | undefined;
  now: string;
};

type Row = ExpressionBuilder<BookingTables, 'bookings'>;

/** No consultation is longer. */
const longest = 24 * 3_600_000;

/** After this instant everything starts that has not ended at `now`; the index is by start. */
export function earliestOpen(now: string): string {
  return new Date(Date.parse(now) - longest).toISOString();
}

/** Matches what occupies no slot: cancelled bookings, and holds that lapsed. */
function isCancelled(row: Row, now: string): Expression<SqlBool> {
  const lapsed = row.and([row('status', '=', 'held'), row('heldUntil', '<=', now)]);
  return row.or([row('status', '=', 'cancelled'), lapsed]);
}

function isInState(row: Row, state: BookingState, now: string): Expression<SqlBool> {
  if (state === 'cancelled') return isCancelled(row, now);
  const isKept = row.not(isCancelled(row, now));
  if (state === 'no-show') return row.and([isKept, row('noShowAt', 'is not', null)]);
  return row.and([isKept, row('endsAt', state === 'past' ? '<=' : '>', now)]);
}

function listed(db: Queryable, { from, to, ...sought }: BookingFilter) {
  return db
    .selectFrom('bookings')
    .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .where(isListedFor('booking', sql.ref('bookings.id'), sought));
}

type StateCounts = Record<BookingState, number> & { all: number };

/** Counts all bookings by the indexes of the few; what is neither cancelled nor to come is past. */
async function countAllByState(db: Queryable, now: string): Promise<StateCounts> {
  const bookings = db.selectFrom('bookings').select(({ fn }) => fn.countAll<number>().as('count'));
  const count = async (query: typeof bookings) =>
    Number((await query.executeTakeFirstOrThrow()).count);
  const all = await count(bookings);
  // Written out and not bound: only so is the index of cancelled bookings used.
  const cancelled = await count(bookings.where(sql<SqlBool>`status = 'cancelled'`));
  const lapsed = await count(bookings.where('status', '=', 'held').where('heldUntil', '<=', now));
  const upcoming = await count(
    bookings
      .where('startsAt', '>', earliestOpen(now))
      .where((row) => isInState(row, 'upcoming', now)),
  );
  const missed = bookings.where((row) => isInState(row, 'no-show', now));
  const past = all - cancelled - lapsed - upcoming;
  const noShow = await count(missed);
  return { all, cancelled: cancelled + lapsed, upcoming, past, 'no-show': noShow };
}

/** Counts the bookings of each state that a filter finds. */
export async function countByState(db: Queryable, filter: BookingFilter): Promise<StateCounts> {
  const { from, to, q, now } = filter;
  if (from === undefined && to === undefined && q === '') return countAllByState(db, now);
  const counted = await listed(db, filter)
    .select((row) => row.fn.countAll<number>().as('all'))
    .select((row) =>
      bookingStates.map((state) =>
        row.fn
          .countAll<number>()
          .filterWhere((inner) => isInState(inner as Row, state, filter.now))
          .as(state),
      ),
    )
    .executeTakeFirstOrThrow();
  const counts = Object.entries(counted).map(([state, count]) => [state, Number(count)]);
  return Object.fromEntries(counts);
}

/** Returns bookings: those to come soonest first, the others latest first. */
export async function listBookingsFor(
  db: Queryable,
  filter: BookingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BookingTable[]> {
  const { state, now } = filter;
  const order = state === 'upcoming' ? 'asc' : 'desc';
  return listed(db, filter)
    .$if(state === 'upcoming', (query) => query.where('startsAt', '>', earliestOpen(now)))
    .$if(state !== 'all', (query) =>
      query.where((row) => isInState(row, state as BookingState, now)),
    )
    .selectAll()
    .orderBy('startsAt', order)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns the bookings of some days that are not cancelled at `now`, earliest first. */
export async function listBookingsOfDays(
  db: Queryable,
  { from, to, now }: { from: string; to: string; now: string },
): Promise<BookingTable[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where((row) => row.not(isCancelled(row, now)))
    .orderBy('startsAt')
    .execute();
}
