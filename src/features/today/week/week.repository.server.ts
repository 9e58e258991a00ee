import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Slice } from './week.ts';

export type WeekKind = 'bookings' | 'messages' | 'subscribers' | 'revenue';

type Row = { kind: WeekKind; slice: number; value: number | string };

/** The number of the slice that an instant lies in. */
function sliceOf(column: RawBuilder<unknown>, slices: readonly Slice[]): RawBuilder<unknown> {
  const cases = slices.map(({ to }, number) => sql`when ${column} < ${to} then ${sql.lit(number)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

function isWithin(column: RawBuilder<unknown>, slices: readonly Slice[]): RawBuilder<unknown> {
  return sql`${column} >= ${slices[0]?.from ?? ''} and ${column} < ${slices.at(-1)?.to ?? ''}`;
}

/**
 * Returns, for each kind, a value for each slice, in one read whose parts are indexed by time: bookings
 * but for holds that nobody confirmed, messages but for spam, confirmed subscribers, and cents.
 */
export async function countWeeks(
  db: Queryable,
  slices: readonly Slice[],
  { provider, currency }: { provider: string; currency: string },
): Promise<Record<WeekKind, number[]>> {
  const made = sql`bookings.created_at`;
  const sent = sql`contact_messages.created_at`;
  const confirmed = sql`newsletter_subscribers.confirmed_at`;
  const paid = sql`charges.paid_at`;
  const { rows } = await sql<Row>`
    select 'bookings' as kind, ${sliceOf(made, slices)} as slice, count(*) as value
      from bookings where ${isWithin(made, slices)}
      and (held_until is null or confirmed_at is not null) group by 1, 2
    union all
    select 'messages', ${sliceOf(sent, slices)}, count(*) from contact_messages
      left join conversations on conversations.id = contact_messages.id
      where ${isWithin(sent, slices)} and coalesce(closed_as, '') <> 'spam' group by 1, 2
    union all
    select 'subscribers', ${sliceOf(confirmed, slices)}, count(*)
      from newsletter_subscribers where ${isWithin(confirmed, slices)} group by 1, 2
    union all
    select 'revenue', ${sliceOf(paid, slices)}, sum(charges.amount_cents - charges.refunded_cents)
      from charges join orders on orders.id = charges.order_id
      where ${isWithin(paid, slices)} and orders.provider = ${provider}
      and charges.currency = ${currency} group by 1, 2`.execute(db);
  const empty = () => slices.map(() => 0);
  const counts = {
    ...{ bookings: empty(), messages: empty() },
    ...{ subscribers: empty(), revenue: empty() },
  };
  for (const { kind, slice, value } of rows) counts[kind][slice] = Number(value);
  return counts;
}
