import { companyCurrency as currency } from '#core/money.ts';
import type { Context } from '#platform/context/context.server.ts';
import { isTestProvider } from '#platform/payments/provider-name.ts';
import { countWeeks } from './week.repository.server.ts';
import type { Week } from './week.schema.ts';
import { seriesOf, weeksAt } from './week.ts';

/** Compares this week of Lisbon with the last one until the same moment. */
export async function showWeek({ database, clock, payments }: Context): Promise<Week> {
  const weeks = weeksAt(clock());
  const provider = payments.name;
  const counts = await database.read((db) => countWeeks(db, weeks.slices, { provider, currency }));
  return {
    first: weeks.first,
    last: weeks.last,
    bookings: seriesOf(weeks, counts.bookings),
    messages: seriesOf(weeks, counts.messages),
    subscribers: seriesOf(weeks, counts.subscribers),
    revenue: seriesOf(weeks, counts.revenue),
    currency,
    isTest: isTestProvider(provider),
  };
}
