import { toInstant } from '#core/clock.ts';
import { addWorkingTime, workingDay } from '#core/working-time.ts';
import { readOfficeTime } from '#features/booking/rules/read-office-time.server.ts';
import { isUntaxedOutside, provesOutsideEu } from '#features/vat/vat.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { addTask } from './company-tasks.repository.server.ts';
import { vatNumberState } from './order-vat-cells.ts';
import type { Order } from './orders.repository.server.ts';

/** Working time within which the owner should know: an invoice is due after five working days. */
const askWithin = 2 * workingDay;

/** What only the owner can say about an order that was charged no tax, or null. */
function questionOf(order: Order, methodCountry: string | null): 'vat-number' | 'vat-place' | null {
  const { vatTreatment, billingCountry: address, billingNif: nif } = order;
  if (vatTreatment === 'reverse_charge')
    return vatNumberState(order) === 'valid' ? null : 'vat-number';
  if (!isUntaxedOutside(vatTreatment)) return null;
  return provesOutsideEu({ address, method: methodCountry, nif }) ? null : 'vat-place';
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
