import { requireCompany } from '#features/company/company.server.ts';
import { readPriceLines } from '#features/payments/ledger/price-lines.server.ts';
import type { VatInPrices } from '#features/vat/vat.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { type PlannedPart, splitCents } from './quotes.ts';

/** What a quote costs a consumer on the mainland today, in cents. `vatRate` is in percent. */
export type QuoteTotals = {
  parts: { priceCents: number; totalCents: number }[];
  totalCents: number;
  netCents: number;
  vatCents: number;
  vatRate: number;
  prices: VatInPrices;
};

/**
 * Returns what a quote costs: the sum of its parts, as each of them is charged, so that the total that a
 * client accepts is what the payments make, to the cent.
 */
export async function readQuoteTotals(
  context: Pick<Context, 'clock'>,
  db: Queryable,
  { priceCents, plan }: { priceCents: number; plan: readonly PlannedPart[] },
): Promise<QuoteTotals> {
  const prices = splitCents(
    priceCents,
    plan.map(({ percent }) => percent),
  );
  const parts = [];
  const sums = { totalCents: 0, netCents: 0, vatCents: 0 };
  let vatRate = 0;
  for (const part of prices) {
    const lines = await readPriceLines(context, db, part, 'mainland');
    parts.push({ priceCents: part, totalCents: lines.amountCents });
    sums.totalCents += lines.amountCents;
    sums.netCents += lines.netCents ?? lines.amountCents;
    sums.vatCents += lines.vatCents ?? 0;
    vatRate = lines.vatRate ?? 0;
  }
  const { vatInPrices } = await requireCompany(db);
  return { parts, ...sums, vatRate, prices: vatInPrices };
}
