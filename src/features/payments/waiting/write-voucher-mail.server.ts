import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { lockBuyerMails } from '../ledger/lock-buyer-mails.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { orderVoucher, type VoucherMail } from './emails/order-voucher.server.ts';
import { type OrderWait, updateWait } from './payment-waits.repository.server.ts';

/** Enqueues a mail about a voucher and records it. The order must be locked. */
export async function writeVoucherMail(
  { origin, clock, database }: Context,
  trx: Queryable,
  order: Order & { billingEmail: string },
  { wait, mail }: { wait: OrderWait; mail: VoucherMail },
): Promise<void> {
  const at = toInstant(clock());
  await lockBuyerMails(database, trx, order.billingEmail);
  const sender = { origin, company: await requireCompany(trx) };
  await enqueueMail(trx, orderVoucher(order, wait, mail, sender), at);
  await updateWait(trx, order.id, mail === 'issued' ? { mailedAt: at } : { remindedAt: at });
}
