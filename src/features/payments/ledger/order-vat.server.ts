import { toInstant } from '#core/clock.ts';
import { formatPrice } from '#core/money.ts';
import { provesOutsideEu } from '#core/vat-area.ts';
import { addWorkingTime, workingDay } from '#core/working-time.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import { isUntaxedOutside } from '#features/vat/vat.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { OrderTable } from '../payments.tables.ts';
import { addTask } from './company-tasks.repository.server.ts';
import type { Order } from './orders.repository.server.ts';

type VatColumns = Pick<
  OrderTable,
  'netCents' | 'vatCents' | 'vatRate' | 'vatTreatment' | 'vatEvidence' | 'currency'
>;

/** Returns what the check of a VAT number said (`valid`, `unknown` …), or null if none was made. */
export function vatNumberState({ vatEvidence }: Pick<OrderTable, 'vatEvidence'>): string | null {
  return vatEvidence === null ? null : (JSON.parse(vatEvidence) as { state: string }).state;
}

/** Returns the cells of an order's list: net, VAT, rate in percent, rule, and the number's check. */
export function vatCells(order: VatColumns): (string | number | null)[] {
  const { netCents, vatCents, vatRate, vatTreatment, currency } = order;
  const price = (cents: number | null) =>
    cents === null ? null : formatPrice({ cents, currency });
  return [price(netCents), price(vatCents), vatRate, vatTreatment, vatNumberState(order)];
}

/** Working time within which the owner should know: an invoice is due after five working days. */
const askWithin = 2 * workingDay;

/** What only the owner can say about an order that was charged no tax, or null. */
function questionOf(order: Order, methodCountry: string | null): 'vat-number' | 'vat-place' | null {
  const { vatTreatment, billingCountry: address, billingPostalCode: postalCode } = order;
  if (vatTreatment === 'reverse_charge')
    return vatNumberState(order) === 'valid' ? null : 'vat-number';
  if (!isUntaxedOutside(vatTreatment)) return null;
  const evidence = { address, postalCode, method: methodCountry, nif: order.billingNif };
  return provesOutsideEu(evidence) ? null : 'vat-place';
}

/**
 * Adds a task where money came without tax and something still says that it may be due: a VAT number
 * whose format alone is known (Regulation (EU) 282/2011, art. 18 n.º 1 a) wants it confirmed), or a card
 * that is not the one by which a buyer outside the EU was believed. The order must be locked.
 */
export async function askAboutVat(
  context: Context,
  trx: Queryable,
  order: Order,
  methodCountry: string | null,
): Promise<void> {
  const kind = questionOf(order, methodCountry);
  if (kind === null) return;
  const now = toInstant(context.clock());
  const dueAt = addWorkingTime(now, askWithin, await readOfficeTime(trx, now));
  await addTask(trx, { kind, orderId: order.id, dueAt, createdAt: now });
}
