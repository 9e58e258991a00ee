import { toInstant } from '#core/clock.ts';
import { newId, newReference } from '#core/ids.server.ts';
import { centsOf, companyCurrency } from '#core/money.ts';
import { accept, type Result, refuse } from '#core/result.ts';
import { findNamedClient } from '#features/people/find-client.server.ts';
import { languageOf } from '#i18n/language.ts';
import { recordChange } from '#platform/audit/record-change.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { isUniqueViolation } from '#platform/database/faults.server.ts';
import { retry, transact } from '#platform/database/transact.server.ts';
import { type KeyReused, withIdempotencyKey } from '#platform/idempotency/idempotency.server.ts';
import { getOrderBy } from '../ledger/orders.repository.server.ts';
import { readPriceLines } from '../ledger/price-lines.server.ts';
import { mailRequest } from './mail-request.server.ts';
import { requestHref } from './request-links.server.ts';
import type { PaymentRequestInput } from './requests.input.ts';
import { insertPaymentRequest, type PaymentRequest } from './requests.repository.server.ts';
import { mostRequestedCents } from './requests.ts';

/** A field that only the database can judge. */
export type RequestFieldRefusal = { code: 'invalid_fields'; field: string; error: string };

const wrong = (field: string, error: string): RequestFieldRefusal => ({
  code: 'invalid_fields',
  field,
  error,
});

/** Who is asked, about what, and in which language. */
type Payer = Pick<PaymentRequest, 'personId' | 'projectId' | 'aboutOrderId' | 'language'>;

/** What a request says, besides who is asked. */
export type NewRequest = Payer &
  Pick<PaymentRequest, 'title' | 'titlePt' | 'priceCents' | 'dueDay'>;

async function payerOfProject(trx: Queryable, id: string): Promise<Payer | null> {
  const project = await trx
    .selectFrom('projects')
    .select(['id', 'personId', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!project) return null;
  const { personId, language } = project;
  return { personId, projectId: id, aboutOrderId: null, language };
}

async function findPayer(
  context: Context,
  trx: Queryable,
  input: PaymentRequestInput,
): Promise<Result<Payer, RequestFieldRefusal>> {
  const { projectId, orderReference, personId, email, name, language } = input;
  const alone = { projectId: null, aboutOrderId: null };
  if (projectId) {
    const payer = await payerOfProject(trx, projectId);
    return payer ? accept(payer) : refuse(wrong('projectId', 'unknown_project'));
  }
  if (orderReference) {
    const order = await getOrderBy(trx, 'reference', orderReference.toUpperCase());
    if (!order) return refuse(wrong('orderReference', 'unknown_order'));
    if (order.personId === null) return refuse(wrong('orderReference', 'no_address'));
    const { id: aboutOrderId, personId: buyer } = order;
    const spoken = languageOf(order.language);
    return accept({ ...alone, personId: buyer, aboutOrderId, language: spoken });
  }
  const named = await findNamedClient(context, trx, { personId, email, name, language });
  return named.ok ? accept({ ...alone, ...named.value }) : named;
}

/**
 * Stores a payment request within the caller's transaction, and writes no mail and no row of the log:
 * `mailRequest` mails it. A reference that is taken is a unique violation, at which the caller's
 * transaction is to run again (`isRequestReferenceTaken`).
 */
export async function addPaymentRequest(
  { clock }: Pick<Context, 'clock'>,
  trx: Queryable,
  given: NewRequest,
): Promise<PaymentRequest> {
  const at = toInstant(clock());
  const request: PaymentRequest = {
    ...given,
    id: newId(),
    reference: newReference(),
    currency: companyCurrency,
    state: 'open',
    version: 1,
    reminders: 0,
    remindedThrough: 0,
    remindedAt: null,
    mailedAt: null,
    closedAt: null,
    createdAt: at,
    updatedAt: at,
  };
  await insertPaymentRequest(trx, request);
  return request;
}

/** Whether a transaction failed because another request, made at the same time, has its reference. */
export function isRequestReferenceTaken(error: unknown): boolean {
  const columns = ['payment_requests.reference'];
  return isUniqueViolation(error, { index: 'payment_requests_reference_key', columns });
}

/** Returns whether a price, with the tax that may come on top of it, is more than can be charged. */
export async function isTooMuch(
  context: Pick<Context, 'clock'>,
  trx: Queryable,
  priceCents: number,
): Promise<boolean> {
  const { amountCents } = await readPriceLines(context, trx, priceCents, 'mainland');
  return amountCents > mostRequestedCents;
}

export type CreatedRequest = { id: string; reference: string; url: string; isMailed: boolean };

/** Asks a client to pay an amount, by a mail with its link. The same key again asks nothing more. */
export async function createPaymentRequest(
  context: Context,
  input: PaymentRequestInput,
  key: string | null,
): Promise<Result<CreatedRequest, RequestFieldRefusal | KeyReused>> {
  const { locale: _, ...request } = input;
  const keyed = { scope: 'payment-request', key, request };
  const create = () =>
    transact(context, (trx) =>
      withIdempotencyKey<CreatedRequest, RequestFieldRefusal>(context, trx, keyed, async () => {
        const { title, titlePt, amount, dueDay } = input;
        const priceCents = centsOf(amount);
        if (await isTooMuch(context, trx, priceCents)) return refuse(wrong('amount', 'too_large'));
        const payer = await findPayer(context, trx, input);
        if (!payer.ok) return payer;
        const given = { ...payer.value, title, titlePt, priceCents, dueDay };
        const made = await addPaymentRequest(context, trx, given);
        const isMailed = await mailRequest(context, trx, made, 'asked');
        await recordChange(context, trx, {
          action: 'payment-request.create',
          subject: { kind: 'payment-request', id: made.id },
          after: { amountCents: priceCents, currency: made.currency, dueDay, isMailed },
        });
        const { id, reference } = made;
        return accept({ id, reference, url: await requestHref(trx, id), isMailed });
      }),
    );
  return retry(create, { isRetryable: isRequestReferenceTaken });
}
