import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { lockBuyerMails } from '../ledger/lock-buyer-mails.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { type DebitMail, debitMailId, orderDebit } from './emails/order-debit.server.ts';
import { voucherMailIds } from './emails/order-voucher.server.ts';
import { getWait, type OrderWait, updateWait } from './payment-waits.repository.server.ts';
import { writeVoucherMail } from './write-voucher-mail.server.ts';

/** Returns the Message-IDs of the mails about a wait that are void once it is over. */
export function waitMailIds(wait: OrderWait, origin: string): string[] {
  if (wait.kind === 'multibanco') return voucherMailIds(wait, origin);
  return wait.kind === 'sepa_debit' ? [debitMailId('ordered', wait, origin)] : [];
}

/** Enqueues a mail about a debit, if the buyer's address is known. The order must be locked. */
export async function writeDebitMail(
  { origin, clock, database }: Context,
  trx: Queryable,
  order: Order,
  { wait, mail }: { wait: OrderWait; mail: DebitMail },
): Promise<void> {
  const { billingEmail } = order;
  if (billingEmail === null) return;
  const at = toInstant(clock());
  await lockBuyerMails(database, trx, billingEmail);
  const sender = { origin, company: await requireCompany(trx) };
  await enqueueMail(trx, orderDebit({ ...order, billingEmail }, wait, mail, sender), at);
  if (mail === 'ordered') await updateWait(trx, order.id, { mailedAt: at });
}

/**
 * Mails what an order's payment waits for, an open voucher or a debit, once, if the buyer's address is
 * known. The order must be locked.
 */
export async function mailWait(context: Context, trx: Queryable, order: Order): Promise<void> {
  const { billingEmail } = order;
  const wait = billingEmail === null ? null : await getWait(trx, order.id);
  if (billingEmail === null || wait === null) return;
  if (wait.endedAt !== null || wait.mailedAt !== null) return;
  const buyer = { ...order, billingEmail };
  if (wait.kind === 'multibanco')
    await writeVoucherMail(context, trx, buyer, { wait, mail: 'issued' });
  if (wait.kind === 'sepa_debit')
    await writeDebitMail(context, trx, buyer, { wait, mail: 'ordered' });
}
