import { toInstant } from '#core/clock.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { lockBuyerMails } from '../ledger/lock-buyer-mails.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { subscriberUrl } from '../ledger/subscriber-url.server.ts';
import { saveRenewal, type UnpaidRenewal } from '../ledger/unpaid-renewals.repository.server.ts';
import { dueReasonOf } from './due-reason.server.ts';
import { paymentDue } from './emails/payment-due.server.ts';
import { nextRenewalMail } from './renewal-mails.ts';

/** Writes the next mail about a failed renewal, if an address is known, and says when another is due. */
export async function mailUnpaidRenewal(
  context: Context,
  trx: Queryable,
  order: Order,
  renewal: UnpaidRenewal,
): Promise<void> {
  const { billingEmail } = order;
  const { since, mailed } = renewal;
  const manageUrl = await subscriberUrl(context, trx, order);
  if (billingEmail !== null && manageUrl !== null) {
    await lockBuyerMails(context.database, trx, billingEmail);
    const sender = { origin: context.origin, company: await requireCompany(trx), manageUrl };
    const reason = await dueReasonOf(trx, renewal);
    const now = toInstant(context.clock());
    const { retriesAt: known } = renewal;
    const retriesAt = known !== null && known > now ? known : null;
    const mail = paymentDue({ ...order, billingEmail }, { ...renewal, reason, retriesAt }, sender);
    await enqueueMail(trx, mail, now);
  }
  const mailDueAt = nextRenewalMail(since, mailed + 1);
  await saveRenewal(trx, { ...renewal, mailed: mailed + 1, mailDueAt });
}
