import { companyZone, readClock } from '#core/zoned-time.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { rateOf, splitPrice, type VatTreatment } from '#features/vat/vat.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Order } from './orders.repository.server.ts';

/** What an order is charged, and its parts. */
export type PriceLines = Pick<Order, 'amountCents' | 'netCents' | 'vatCents' | 'vatRate'>;

/**
 * Returns what a price, as the catalogue has it, costs a buyer today: the company's setting says whether
 * the tax of the mainland is in it.
 */
export async function readPriceLines(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  priceCents: number,
  treatment: VatTreatment,
): Promise<PriceLines> {
  const { vatInPrices: prices } = await requireCompany(trx);
  const { day } = readClock(clock(), companyZone);
  const rate = rateOf(treatment, day);
  const { netCents, vatCents, totalCents } = splitPrice(priceCents, { prices, rate, day });
  return { amountCents: totalCents, netCents, vatCents, vatRate: rate };
}
