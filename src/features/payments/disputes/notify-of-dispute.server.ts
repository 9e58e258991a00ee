import { toInstant } from '#core/clock.ts';
import { ownerLanguage } from '#features/auth/staff/owner-language.server.ts';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { withBuyerName } from '../ledger/buyer-name.server.ts';
import type { Dispute } from '../ledger/disputes.repository.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { disputeNotification } from './emails/dispute-notification.server.ts';

/** Notifies the company of a dispute that needs an answer or was decided. */
export async function notifyOfDispute(
  { origin, clock }: Context,
  trx: Queryable,
  order: Order,
  dispute: Dispute,
): Promise<void> {
  const { status } = dispute;
  if (status === 'inquiry_review' || status === 'under_review') return;
  const sender = { origin, company: await requireCompany(trx) };
  const language = await ownerLanguage(trx, order.language);
  const named = await withBuyerName(trx, order);
  const mail = disputeNotification(named, { ...dispute, status }, { language, sender });
  await enqueueMail(trx, mail, toInstant(clock()));
}
