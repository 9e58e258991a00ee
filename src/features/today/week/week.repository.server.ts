import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Slice } from './week.ts';

export type WeekKind = 'bookings' | 'messages' | 'subscribers' | 'revenue';

type Row = { slice: number } & Record<WeekKind, number | string | null>;

/**
 * Returns, for each kind, a value for each slice, in one read whose parts are indexed by time: bookings
 * but for holds that nobody confirmed, messages but for spam, confirmed subscribers, and cents.
 */
export async function countWeeks(
  db: Queryable,
  slices: readonly Slice[],
  { provider, currency }: { provider: string; currency: string },
): Promise<Record<WeekKind, number[]>> {
  const part = ({ from, to }: Slice, place: number) => sql`select ${sql.lit(place)} as slice,
      (select count(*) from bookings where created_at >= ${from} and created_at < ${to}
        and (held_until is null or confirmed_at is not null)) as bookings,
      (select count(*) from contact_messages where created_at >= ${from} and created_at < ${to}
        and id not in (select id from conversations where closed_as = 'spam')) as messages,
      (select count(*) from newsletter_subscribers
        where confirmed_at >= ${from} and confirmed_at < ${to}) as subscribers,
      (select sum(charges.amount_cents - charges.refunded_cents)
        from charges join orders on orders.id = charges.order_id
        where charges.paid_at >= ${from} and charges.paid_at < ${to}
        and orders.provider = ${provider} and charges.currency = ${currency}) as revenue`;
  const { rows } = await sql<Row>`${sql.join(slices.map(part), sql` union all `)}`.execute(db);
  const bySlice = rows.toSorted((a, b) => a.slice - b.slice);
  const valuesOf = (kind: WeekKind) => bySlice.map((row) => Number(row[kind] ?? 0));
  return {
    bookings: valuesOf('bookings'),
    messages: valuesOf('messages'),
    subscribers: valuesOf('subscribers'),
    revenue: valuesOf('revenue'),
  };
}
