import { recordPerson } from '#features/people/record-person.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { Order } from '../ledger/orders.repository.server.ts';
import { getPaymentRequest } from '../requests/requests.repository.server.ts';

/**
 * Returns the person of an order's billing address; null while there is no address. What staff asked of a
 * client is that client's, whoever pays it.
 */
export async function personOf(
  context: Context,
  trx: Queryable,
  { billingEmail, billingName, billingCompany, language, requestId }: Order,
): Promise<string | null> {
  const request = requestId === null ? null : await getPaymentRequest(trx, requestId);
  if (request) return request.personId;
  if (!billingEmail) return null;
  return recordPerson(context, trx, {
    email: billingEmail,
    name: billingName ?? '',
    company: billingCompany ?? '',
    language,
  });
}
