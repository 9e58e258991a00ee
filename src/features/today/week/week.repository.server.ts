import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Slice } from './week.ts';

export type WeekKind = 'bookings' | 'messages' | 'subscribers' | 'revenue';

type Money = { provider: string; currency: string };
type Row = { kind: WeekKind; bucket: number; value: number | string | null };

/** Where the events of a kind lie: `at` is their time, `where` what they must be. */
type Events = Record<'from' | 'at' | 'value' | 'where', RawBuilder<unknown>>;

function eventsOf({ provider, currency }: Money): Record<WeekKind, Events> {
  const value = sql`count(*)`;
  return {
    bookings: {
      from: sql`bookings`,
      at: sql`created_at`,
      value,
      where: sql`(held_until is null or confirmed_at is not null)`,
    },
    messages: {
      from: sql`contact_messages`,
      at: sql`created_at`,
      value,
      where: sql`not exists (select 1 from conversations
        where conversations.id = contact_messages.id
        and (closed_as = 'spam' or begun_as = 'company'))`,
    },
    subscribers: {
      from: sql`newsletter_subscribers`,
      at: sql`confirmed_at`,
      value,
      where: sql`1 = 1`,
    },
    revenue: {
      from: sql`charges join orders on orders.id = charges.order_id`,
      at: sql`charges.paid_at`,
      // What a bank holds for a dispute, or has kept, is no revenue.
      value: sql`sum(charges.amount_cents - charges.refunded_cents - coalesce((select
        sum(withdrawn_cents) from disputes where disputes.payment_id = charges.payment_id), 0))`,
      where: sql`orders.provider = ${provider} and charges.currency = ${currency}`,
    },
  };
}

/** Selects the values of a kind between each two bounds, by one walk over its events. */
function selectBuckets(kind: string, events: Events, bounds: readonly string[]) {
  const { from, at, value, where } = events;
  const cases = bounds
    .slice(1)
    .map((end, bucket) => sql`when ${at} < ${end} then ${sql.lit(bucket)}`);
  return sql`select ${sql.lit(kind)} as kind, case ${sql.join(cases, sql` `)} end as bucket,
    ${value} as value from ${from}
    where ${at} >= ${bounds[0]} and ${at} < ${bounds.at(-1)} and ${where} group by 2`;
}

/**
 * Returns, for each kind, a value for each slice, in one read whose parts are indexed by time: bookings
 * but for holds that nobody confirmed, messages but for spam, confirmed subscribers, and cents.
 */
export async function countWeeks(
  db: Queryable,
  slices: readonly Slice[],
  money: Money,
): Promise<Record<WeekKind, number[]>> {
  const bounds = [...new Set(slices.flatMap(({ from, to }) => [from, to]))].sort();
  const parts = Object.entries(eventsOf(money)).map(([kind, events]) =>
    selectBuckets(kind, events, bounds),
  );
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db);
  function valuesOf(kind: WeekKind): number[] {
    const own = rows.filter((row) => row.kind === kind);
    return slices.map(({ from, to }) => {
      const isWithin = ({ bucket }: Row) =>
        bucket >= bounds.indexOf(from) && bucket < bounds.indexOf(to);
      return own.filter(isWithin).reduce((sum, row) => sum + Number(row.value ?? 0), 0);
    });
  }
  return {
    bookings: valuesOf('bookings'),
    messages: valuesOf('messages'),
    subscribers: valuesOf('subscribers'),
    revenue: valuesOf('revenue'),
  };
}
