import { hasNoNul } from '#core/fields.ts';
import { companyZone, readClock } from '#core/zoned-time.ts';
import { nameOf } from '#features/people/people.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import { findReferences, getOrderBy, type Order } from '../ledger/orders.repository.server.ts';
import type { PlanPart } from '../ledger/plan-part.texts.ts';
import { findPlanParts, getPlanPart } from '../ledger/plan-parts.repository.server.ts';
import { readPriceLines } from '../ledger/price-lines.server.ts';
import { readTransferWays } from '../transfers/bank-account.server.ts';
import { type MoneyHealth, moneyHealth } from './health.ts';
import { transferPrice } from './receive-transfer.server.ts';
import { getRequestByKey, requestHref } from './request-links.server.ts';
import {
  getOrderOfRequest,
  getPaymentRequest,
  listOpenAmounts,
  listPaymentRequests,
  type PaymentRequest,
  type RequestFilter,
} from './requests.repository.server.ts';
import {
  type AskedPayment,
  isOverdue,
  type PaymentRequestList,
  type ShownPaymentRequest,
  splitRequestToken,
} from './requests.ts';

/** What lies in other tables about some requests, by the ids that they name. */
async function readAround(db: Queryable, requests: readonly PaymentRequest[]) {
  const ids = <Value>(values: readonly (Value | null)[]) => [
    ...new Set(values.filter((value) => value !== null)),
  ];
  const people = await db
    .selectFrom('people')
    .select(['id', 'name', 'company', 'email'])
    .where('id', 'in', ids(requests.map(({ personId }) => personId)))
    .execute();
  const projectIds = ids(requests.map(({ projectId }) => projectId));
  const projects =
    projectIds.length === 0
      ? []
      : await db
          .selectFrom('projects')
          .select(['id', 'title', 'titlePt'])
          .where('id', 'in', projectIds)
          .execute();
  const paid = await db
    .selectFrom('orders')
    .select(['requestId', 'reference', 'status', 'amountCents', 'provider'])
    .where(
      'requestId',
      'in',
      requests.map(({ id }) => id),
    )
    .where('paidAt', 'is not', null)
    .execute();
  const references = await findReferences(
    db,
    ids(requests.map(({ aboutOrderId }) => aboutOrderId)),
  );
  const parts = await findPlanParts(
    db,
    requests.map(({ id }) => id),
  );
  return { people, projects, paid, references, parts };
}

function partOf(part: PlanPart | null | undefined): ShownPaymentRequest['part'] {
  return part ? { quote: part.quote, number: part.number, count: part.count } : null;
}

async function showAll(
  context: Pick<Context, 'clock'>,
  db: Queryable,
  requests: readonly PaymentRequest[],
): Promise<ShownPaymentRequest[]> {
  if (requests.length === 0) return [];
  const { people, projects, paid, references, parts } = await readAround(db, requests);
  const today = readClock(context.clock(), companyZone).day;
  return Promise.all(
    requests.map(async (request) => {
      const { priceCents, personId, projectId, aboutOrderId, remindedThrough, updatedAt, ...rest } =
        request;
      const person = people.find(({ id }) => id === personId);
      const order = paid.find(({ requestId }) => requestId === request.id);
      const lines = await readPriceLines(context, db, priceCents, 'mainland');
      return {
        ...rest,
        amount: priceCents / 100,
        total: lines.amountCents / 100,
        isOverdue: isOverdue(request, today),
        url: await requestHref(db, request.id),
        person: {
          id: personId,
          name: person ? nameOf(person) : '',
          email: person?.email ?? '',
        },
        project: projects.find(({ id }) => id === projectId) ?? null,
        part: partOf(parts.get(request.id)),
        orderReference: (aboutOrderId && references.get(aboutOrderId)) ?? null,
        paidBy: order
          ? {
              reference: order.reference,
              status: order.status,
              amount: order.amountCents / 100,
              provider: order.provider,
            }
          : null,
      };
    }),
  );
}

/** Returns a request as staff see it, null for an unknown one. */
export async function showRequest(
  context: Pick<Context, 'database' | 'clock'>,
  id: string,
): Promise<ShownPaymentRequest | null> {
  return context.database.read(async (db) => {
    const request = await getPaymentRequest(db, id);
    return request ? ((await showAll(context, db, [request]))[0] ?? null) : null;
  });
}

/** Returns how an open request is paid by transfer, at the amount that would be noted; null where it is not. */
async function showTransfer(
  context: Pick<Context, 'clock'>,
  db: Queryable,
  request: PaymentRequest,
  known: Order | null,
): Promise<AskedPayment['transfer']> {
  const { amountCents } = await transferPrice(context, db, request, known);
  const { reference } = request;
  const ways = await readTransferWays(db, { amountCents, reference });
  return ways && { ...ways, amount: amountCents / 100 };
}

/** Returns what the holder of a link, `ID.KEY`, is asked to pay; null for a link that is not ours. */
export async function showAskedPayment(
  context: Pick<Context, 'database' | 'clock'>,
  token: string,
): Promise<AskedPayment | null> {
  const named = splitRequestToken(token);
  if (named === null || !hasNoNul(named.id)) return null;
  return context.database.read(async (db) => {
    const request = await getRequestByKey(db, named);
    if (!request) return null;
    const { reference, state, title, titlePt, priceCents, currency, dueDay } = request;
    const known = await getOrderOfRequest(db, request.id);
    const order = state === 'paid' ? known : null;
    const lines = order ?? (await readPriceLines(context, db, priceCents, 'mainland'));
    const { amountCents, netCents, vatCents, vatRate } = lines;
    return {
      reference,
      state,
      title,
      titlePt,
      currency,
      dueDay,
      part: partOf(await getPlanPart(db, request.id)),
      vatRate,
      amount: amountCents / 100,
      net: netCents === null ? null : netCents / 100,
      vat: vatCents === null ? null : vatCents / 100,
      transfer: state === 'open' ? await showTransfer(context, db, request, known) : null,
    };
  });
}

/** Which requests are listed: `order` is a reference. */
export type ListedBy = Omit<RequestFilter, 'orderId'> & { order: string | null };

async function readHealth(context: Pick<Context, 'clock'>, db: Queryable): Promise<MoneyHealth> {
  const asked: { cents: number; dueDay: string }[] = [];
  for (const { priceCents, dueDay } of await listOpenAmounts(db)) {
    const { amountCents } = await readPriceLines(context, db, priceCents, 'mainland');
    asked.push({ cents: amountCents, dueDay });
  }
  return moneyHealth(asked, readClock(context.clock(), companyZone).day);
}

/** Returns a page of requests, the newest first. */
export async function showRequests(
  context: Pick<Context, 'database' | 'clock'>,
  { order, ...filter }: ListedBy,
  page: { limit: number; offset: number },
): Promise<PaymentRequestList> {
  return context.database.read(async (db) => {
    const about = order === null ? null : await getOrderBy(db, 'reference', order.toUpperCase());
    const health = await readHealth(context, db);
    if (order !== null && about === null) return { requests: [], total: 0, health };
    const found = await listPaymentRequests(db, { ...filter, orderId: about?.id ?? null }, page);
    return { requests: await showAll(context, db, found.rows), total: found.total, health };
  });
}
