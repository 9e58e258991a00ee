import { toInstant } from '#core/clock.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { requireCompany } from '#features/company/company.server.ts';
import { getClient } from '#features/people/find-client.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { enqueueMail } from '#platform/outbox/enqueue-mail.server.ts';
import { lockBuyerMails } from '../ledger/order-mails.server.ts';
import { getPlanPart, markPartAsked } from '../ledger/plan-parts.repository.server.ts';
import { readBankAccount } from '../transfers/bank-account.server.ts';
import { type RequestMailKind, requestMail } from './emails/request-mail.server.ts';
import { requestKey } from './request-links.server.ts';
import { type PaymentRequest, updatePaymentRequest } from './requests.repository.server.ts';

/**
 * Mails a request to its client with its link. Returns false, and writes nothing, for somebody without an
 * address and above the limit of a day. `attempt` tells mails of one kind apart.
 */
export async function mailRequest(
  context: Context,
  trx: Queryable,
  request: PaymentRequest,
  kind: RequestMailKind,
  attempt: string | number = request.version,
): Promise<boolean> {
  const { origin, clock, database } = context;
  const person = await getClient(trx, request.personId);
  if (!person || person.email === '' || person.erasedAt !== null) return false;
  await lockBuyerMails(database, trx, person.email);
  const company = await requireCompany(trx);
  const now = clock();
  const mail = requestMail(
    request,
    {
      kind,
      attempt,
      email: person.email,
      key: await requestKey(trx, request.id),
      prices: company.vatInPrices,
      today: readClock(now, companyZone).day,
      now: toInstant(now),
      part: await getPlanPart(trx, request.id),
      account: await readBankAccount(trx),
    },
    { origin, company },
  );
  const at = toInstant(now);
  if (!(await enqueueMail(trx, mail, at))) return false;
  await updatePaymentRequest(trx, request.id, { mailedAt: at });
  if (kind === 'asked') await markPartAsked(trx, request.id, at);
  return true;
}
